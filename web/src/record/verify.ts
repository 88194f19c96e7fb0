import {
  type AbandonedDeal,
  type Compared,
  type EarlierGames,
  type Game,
  type Remembered,
  type Text,
  text,
  verify,
} from '@vigilia/kernel';
import { inBatches } from '../platform/in-batches.ts';

/** What re-dealing and replaying a record has shown. */
export type Finding =
  | {
      readonly holds: true;
      readonly choices: number;
      /** What can be said of a record of earlier rules; null for one of today's. */
      readonly earlier: EarlierGames | null;
      readonly compared: readonly Compared[];
      /** The `n` of the last line that has a hash. */
      readonly entries: number;
      /** The deals that were broken off before this one. */
      readonly abandonedDeals: readonly AbandonedDeal[];
    }
  | { readonly holds: false; readonly line: number; readonly why: Text };

/**
 * Deals the game of a record again from its seed, takes every choice again, and compares every state, here in the
 * browser, and with what this device remembers of the table.
 */
export async function verifyRecord(
  file: string,
  game: Game,
  remembered: Remembered | null,
): Promise<Finding> {
  const lines = file.split('\n').filter((line) => line.trim() !== '');
  const findGame = (id: string) => (id === game.id ? game : undefined);
  const { fault, ...found } = await verify(inBatches(lines), findGame, remembered);
  const { choices, earlier, compared, abandonedDeals, entries } = found;
  if (fault === null) return { holds: true, choices, earlier, compared, abandonedDeals, entries };
  const { line, wrong } = fault;
  if ('reason' in wrong) return { holds: false, line, why: wrong.reason };
  const recorded = JSON.stringify(wrong.recorded) ?? '';
  const computed = JSON.stringify(wrong.computed) ?? '';
  return { holds: false, line, why: text('verify.differs', { path: wrong.path, recorded, computed }) };
}
