/**
 * `npm run golden -- [011|diario] [--look]`: looks for a game that has each situation wanted and writes it down;
 * with `--look` it only says what it found. To write is for rules that changed on purpose: a golden game that no
 * longer replays is otherwise a bug.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { random } from '@vigilia/bots';
import { COLLECTION as OF_011 } from '@vigilia/game-011/golden';
import { COLLECTION as OF_DIARIO } from '@vigilia/game-diario/golden';
import type { Kinds } from '@vigilia/kernel';
import { type Collection, findGolden, type GoldenGame, writeGolden } from '@vigilia/kernel/golden';
import { stop } from '@vigilia/tools/root';
import { playable } from '../games.ts';

const MOST_TRIES = 20_000;

const { values, positionals } = parseArgs({ options: { look: { type: 'boolean' } }, allowPositionals: true });
const { id } = playable(positionals[0]).game;
const kept = [OF_011, OF_DIARIO].find(({ game }) => game.id === id) ?? stop(`${id} has no golden games.`);
const collection = { ...kept, bots: { ...kept.bots, random: random() } } as unknown as Collection<Kinds>;

/** All are found before any is replaced. */
const found = new Map<string, GoldenGame>();
for (const wanted of collection.wanted) {
  const game = await findGolden(collection, wanted, MOST_TRIES);
  if (game === null) stop(`No game in ${MOST_TRIES} has this: ${wanted.title}.`);
  found.set(wanted.name, game);
  console.log(`${wanted.name}: ${game.choices.length} choices, ${game.ending.split(',', 2).join(',')}`);
}

if (!values.look) {
  const folder = new URL(`../../games/${id}/golden/`, import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, game] of found) writeFileSync(new URL(`${name}.txt`, folder), writeGolden(game));
}
