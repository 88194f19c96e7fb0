import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { blocksOf } from './blocks.ts';
import { follow } from './follow.ts';
import { copyRepository } from './repository-copy.ts';

const PAGE = 'docs/add-a-game.md';

export interface CopyWithGame {
  /** A copy of the repository in which the page has been followed. */
  readonly folder: string;
  remove(): void;
}

/** Adds Candles to a copy of this repository, as docs/add-a-game.md says. */
export function makeThirdGame(): CopyWithGame {
  const folder = copyRepository();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    follow(PAGE, blocksOf(readFileSync(join(root, PAGE), 'utf8')), folder);
    return { folder, remove };
  } catch (problem) {
    remove();
    throw problem;
  }
}
