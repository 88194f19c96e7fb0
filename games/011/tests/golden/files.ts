import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../golden/', import.meta.url);

/** Every golden game as it is written down, by its name. */
export const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.txt', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
);
