import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkPackages } from './repository-copy.ts';

/**
 * Runs a line of a `sh` block in a folder. The page needs three commands, so these are all that it may use; what they do
 * is the same on every system. `npm install` links packages and asks no registry.
 */
export function runLine(folder: string, line: string): void {
  const [command = '', ...words] = line.trim().split(/\s+/);
  if (line.trim() === 'npm install') linkPackages(folder);
  else if (command === 'mkdir') makeFolders(folder, words);
  else if (command === 'cp') copyFiles(folder, words);
  else throw new Error(`the script knows mkdir -p, cp, cp -r and npm install, not: ${line}`);
}

function makeFolders(folder: string, [flag, ...paths]: readonly string[]): void {
  if (flag !== '-p') throw new Error('the script knows mkdir with -p alone');
  for (const path of paths) mkdirSync(join(folder, path), { recursive: true });
}

function copyFiles(folder: string, words: readonly string[]): void {
  const recursive = words[0] === '-r';
  const paths = (recursive ? words.slice(1) : words).map((path) => join(folder, path));
  const target = paths.pop() ?? '';
  if (!existsSync(target) || !statSync(target).isDirectory()) throw new Error(`${target} is not a folder`);
  for (const path of paths) cpSync(path, join(target, basename(path)), { recursive });
}
