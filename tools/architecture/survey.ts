import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { existingPackages, sourcesOf } from '../packages/existing.mjs';
import { layers } from '../packages/plan.mjs';
import { root } from '../setup/root.mjs';

export interface Surveyed {
  readonly folder: string;
  readonly description: string;
  /** The folders of the packages that it imports, in the order of the survey. */
  readonly imports: readonly string[];
  /** Those of which it uses nothing but types. */
  readonly typesOf: readonly string[];
  /** The folders in its `src` as rows, the top one first; none if the plan has no layers for the package. */
  readonly rows: readonly (readonly string[])[];
}

const IMPORT = /\b(?:import|export)\b(\s+type\b)?[^'"`;]*?'([^'\n]+)'/g;

/** Every package with what it imports, by the code. */
export function surveyPackages(): Surveyed[] {
  const folders = [...existingPackages(), 'tools'];
  const byName = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));
  return folders.map((folder) => {
    const running = new Set<string>();
    const typesOnly = new Set<string>();
    for (const file of sourcesOf(folder))
      for (const [, type, specifier = ''] of read(file).matchAll(IMPORT)) {
        const to = packageOf(file, specifier, byName);
        if (to !== undefined && to !== folder) (type === undefined ? running : typesOnly).add(to);
      }
    return {
      folder,
      description: manifestOf(folder).description,
      imports: folders.filter((other) => running.has(other)),
      typesOf: folders.filter((other) => typesOnly.has(other) && !running.has(other)),
      rows: rowsOf(folder),
    };
  });
}

/** The folder of the package that an import leads to; undefined for packages from npm and modules of Node. */
function packageOf(file: string, specifier: string, byName: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return byName.get(specifier.split('/').slice(0, 2).join('/'));
  const target = posix.join(posix.dirname(file), specifier);
  return [...byName.values()].find((folder) => target.startsWith(`${folder}/`));
}

function rowsOf(folder: string): string[][] {
  const planned = layers[folder];
  if (planned === undefined) return [];
  if (planned.length > 0) return planned.toReversed();
  const entries = readdirSync(join(root, folder, 'src'), { withFileTypes: true });
  return [entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

function manifestOf(folder: string): { name: string; description: string } {
  return JSON.parse(read(`${folder}/package.json`));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
