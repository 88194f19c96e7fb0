import { addCounts, type Counting, count, playMatch } from '@vigilia/bots';
import { apprentice, detective, game as eleven } from '@vigilia/game-011';
import { header, isRefusal, namedSeed, open } from '@vigilia/kernel';
import type { TableRow } from '../rows.ts';
import { watch } from './watch.ts';

const BOTS = { apprentice, detective };

/** A table to be played, as plain data: it goes to another thread. */
export interface TableJob {
  readonly bot: keyof typeof BOTS;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/** Plays all games of a table; game 7 is dealt as game 7 of a simulated series of that seed. */
export async function playTable({ bot, seats, games, seed }: TableJob): Promise<TableRow> {
  const counts: Counting = {};
  const names = Array.from({ length: seats }, () => bot);
  for (let number = 1; number <= games; number++) {
    const { id, rules } = eleven;
    const session = open(
      eleven,
      header({
        ...{ game: id, rules, seats, options: {} },
        ...{ seed: namedSeed(`${seed}/${number}`), entropy: [] },
      }),
    );
    if (isRefusal(session)) throw new Error(session.reason.key);
    const bots = names.map(() => BOTS[bot]);
    const match = await playMatch(session, { names, bots, watch: watch(seats), clock: () => 0 });
    count(counts, 'ends', match.how);
    addCounts(counts, match.table);
  }
  return { bot, seats, games, counts };
}
