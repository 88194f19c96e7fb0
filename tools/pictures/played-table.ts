import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as eleven } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import { type Entry, header } from '@vigilia/kernel';
import { root } from '../setup/root.mjs';

/** A game that was played up to a moment. */
export interface PlayedTable {
  readonly game: '011' | 'diario';
  /** A file in the notation of golden games: `deal 4 <seed>`, then a line for every choice. */
  readonly file: string;
  /** The first choice that is left out, and all after it; absent if the whole file is played. */
  readonly before?: RegExp;
  /** Choices after those of the file. */
  readonly more?: readonly string[];
  /** Where the person sits. */
  readonly seat: number;
  /** The bots on the other seats. */
  readonly bot: string;
  /** The people by seat, if there are several; null if a bot sits. */
  readonly people?: readonly (string | null)[];
}

const RULES = { '011': eleven.rules, diario: diario.rules };

/** Such a game as a device stores its table. */
export function storedTable(table: PlayedTable, id: string): object {
  const { game, seat, bot, people } = table;
  const { seats, seed, lines } = readGame(table);
  const log: Entry[] = lines.map((line) => ({ by: Number(line[1]) - 1, choice: line.slice(3) }));
  const sitting = Array.from({ length: seats }, (_, each) =>
    (people === undefined ? each !== seat : people[each] === null)
      ? { kind: 'bot', bot }
      : { kind: 'person', name: people?.[each] ?? '' },
  );
  return {
    id,
    game,
    header: header({ game, rules: RULES[game], seed, entropy: [], seats, options: {} }),
    log,
    seats: sitting,
    assist: 'odds',
    createdAt: 0,
    changedAt: 0,
    over: false,
    seen: sitting.map(() => log.length + 1),
    orders: sitting.map(() => null),
    times: [],
  };
}

function readGame({ file, before, more = [] }: PlayedTable) {
  const written = readFileSync(join(root, file), 'utf8').split('\n');
  const [, seats = '', seed = ''] = (written.find((line) => line.startsWith('deal ')) ?? '').split(' ');
  const choices = written.filter((line) => /^p\d /.test(line));
  const end = before === undefined ? choices.length : choices.findIndex((line) => before.test(line));
  if (end < 0) throw new RangeError(`${file}: no choice fits ${before}`);
  return { seats: Number(seats), seed, lines: [...choices.slice(0, end), ...more] };
}
