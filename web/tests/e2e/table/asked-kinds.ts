import { readdirSync, readFileSync } from 'node:fs';
import { type Ask, chooseText, countChoices, type Game, isRefusal, type Kinds, open } from '@vigilia/kernel';
import { readPosition } from '../../../src/pages/learn/position.ts';
import type { Written } from './golden.ts';

const GAMES = new URL('../../../../games/', import.meta.url);
/** Games of Diario up to a kind of question that no golden game asks. */
const RARE = new URL('./diario/rare/', import.meta.url);

/** In which way the page asks a question: what differs between two ways may be laid out otherwise. */
export type WayOf<K extends Kinds> = (ask: Ask<K['choice']>, viewNow: () => K['view']) => string;

/** The positions by the kind of question that they ask, and by the way of asking it. */
export type Positions = ReadonlyMap<string, ReadonlyMap<string, Written>>;

/** Every kind of question of a game: whatever its rules ask has words in its texts. */
export function kindsOf(game: string): string[] {
  const file = new URL(`${game}/texts/en.json`, GAMES);
  return Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((key) => key.startsWith('prompt.'));
}

/** For each kind of question and each way of asking it, the position with the most answers in all recorded games. */
export function positionsOf<K extends Kinds>(game: Game<K>, wayOf: WayOf<K>): Positions {
  const found = new Map<string, Map<string, Written & { readonly answers: number }>>();
  for (const lines of recordedGames(game.id)) {
    for (const { ask, viewNow, upTo } of questionsIn(game, lines)) {
      const { key } = ask.prompt;
      const ways = found.get(key) ?? new Map();
      found.set(key, ways);
      const way = wayOf(ask, viewNow);
      const answers = countChoices(ask);
      if (answers > (ways.get(way)?.answers ?? 0))
        ways.set(way, { lines: lines.slice(0, upTo), seat: ask.seat, answers });
    }
  }
  return found;
}

function* recordedGames(game: string): Generator<string[]> {
  for (const folder of [new URL(`${game}/golden/`, GAMES), ...(game === 'diario' ? [RARE] : [])]) {
    for (const file of readdirSync(folder).sort()) {
      const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
      const written = lines.filter((line) => /^(deal \d [0-9a-f]{64}$|p\d )/.test(line));
      // A table of this device is laid without options.
      if (written[0]?.startsWith('deal')) yield written;
    }
  }
}

/** Every question of a game so far, and by how many lines it is reached. */
function* questionsIn<K extends Kinds>(game: Game<K>, lines: readonly string[]) {
  const { header, log } = readPosition(lines.join('\n'), game);
  let reached = open(game, header);
  for (let answers = 0; answers <= log.length; answers++) {
    if (isRefusal(reached)) throw new Error(`${lines[answers]}: ${reached.reason.key}`);
    const { state, asks } = reached.moment;
    for (const ask of asks) yield { ask, viewNow: () => game.view(state, ask.seat), upTo: answers + 1 };
    const entry = log[answers];
    if (entry !== undefined && 'choice' in entry) reached = chooseText(reached, entry.by, entry.choice);
  }
}
