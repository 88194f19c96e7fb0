import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../setup/root.mjs';

/** What git ignores is no part of a copy, nor is git's own folder. */
const LEFT_OUT = /[/\\](?:node_modules|dist|[.]git|[.]stryker-tmp)$/;
const LEFT_OUT_OF_ROOT = ['coverage', 'reports', '.vigilia'].map((name) => join(root, name));

/** The packages of this repository, which a copy links to its own folders. */
const OWN = '@vigilia';

/** Copies the repository to a temporary folder, without dependencies. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-third-game-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path) && !LEFT_OUT_OF_ROOT.includes(path),
  });
  return folder;
}

/** Does for a copy what `npm install` does: its packages find each other, and the dependencies of this repository. */
export function linkPackages(folder: string): void {
  const { workspaces } = readPackage(folder);
  const packages = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: folder }));
  linkDependencies('', folder);
  for (const path of packages.map(dirname)) {
    const { name } = readPackage(join(folder, path));
    link(join(folder, path), join(folder, 'node_modules', name));
    if (existsSync(join(root, path, 'node_modules'))) linkDependencies(path, folder);
  }
}

function linkDependencies(path: string, folder: string): void {
  const installed = join(root, path, 'node_modules');
  const names = readdirSync(installed).filter((name) => name !== OWN && !name.startsWith('.'));
  for (const name of names) link(join(installed, name), join(folder, path, 'node_modules', name));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function readPackage(folder: string): { readonly name: string; readonly workspaces: readonly string[] } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
