import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existingPackages, sourcesOf } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';

export interface SourceFile {
  /** From the repository's root. */
  readonly path: string;
  readonly lines: number;
}

export interface Room {
  readonly name: string;
  /** Source files by sub-folder of `src`; the files directly in it under the empty name, first. */
  readonly folders: ReadonlyMap<string, readonly SourceFile[]>;
  readonly lines: number;
}

/** How many files of one room import another. */
export interface RoomImport {
  readonly from: string;
  readonly to: string;
  readonly files: number;
}

export interface House {
  /** In the order of the plan: imports only go up. */
  readonly rooms: readonly Room[];
  readonly imports: readonly RoomImport[];
}

/** The rooms that have source files, and the imports between them. */
export function surveyHouse(): House {
  const names = existingPackages().filter((room) => sourcesOf(room).length > 0);
  return { rooms: names.map(surveyRoom), imports: names.flatMap((from) => importsOf(from, names)) };
}

function surveyRoom(name: string): Room {
  const folders = new Map<string, SourceFile[]>([['', []]]);
  let lines = 0;
  for (const path of sourcesOf(name)) {
    const file = { path, lines: read(path).trimEnd().split('\n').length };
    const folder = path.slice(`${name}/src/`.length).split('/').slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
    lines += file.lines;
  }
  return { name, folders, lines };
}

function importsOf(from: string, names: readonly string[]): RoomImport[] {
  const texts = sourcesOf(from).map(read);
  return names
    .filter((to) => to !== from)
    .map((to) => ({ from, to, files: texts.filter((text) => doesImport(text, packageOf(to))).length }))
    .filter(({ files }) => files > 0);
}

function doesImport(text: string, name: string): boolean {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].some(
    ([, source = '']) => source === name || source.startsWith(`${name}/`),
  );
}

function packageOf(room: string): string {
  return JSON.parse(read(`${room}/package.json`)).name;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
