import type { Draw } from '@vigilia/kernel';
import type { Readable } from '../hostile/readable-server.ts';
import { seeded } from '../hostile/seeded.ts';
import { games } from '../play/games.ts';
import { type GamePlan, playRecordedGame } from './recorded-game.ts';
import { nothingSearched, Search, type Searched } from './search.ts';
import { secretsOfAll } from './secrets.ts';
import { truthOf } from './truth.ts';

const AT_ONCE = 4;
const WATCHING = [
  { watching: 'open', delay: null },
  { watching: 'nobody', delay: null },
  { watching: 'everything', delay: 1 },
  { watching: 'everything', delay: null },
] as const;

/** What was searched, and what happened in the games that it could have been found in. */
export interface SearchedGames extends Searched {
  /** Lines of the server's own log. */
  readonly lines: number;
  readonly rows: number;
  /** How often people went back. */
  readonly wentBack: number;
}

/** Plays games of all sizes on a server and searches everything that it sent. */
export async function searchGames(
  server: Readable,
  id: string,
  count: number,
  { every = 1, played = () => {} }: { every?: number; played?: (games: number) => void } = {},
): Promise<SearchedGames> {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`no game ${id}`);
  const searched = nothingSearched();
  const secrets: string[] = [];
  let rows = 0;
  let wentBack = 0;
  let done = 0;
  let next = 0;
  const one = async () => {
    for (let number = next++; number < count; number = next++) {
      const recorded = await playRecordedGame(server, planOf(id, number, seeded(`${id} ${number}`)));
      const truth = truthOf(game, await server.rows(recorded.table));
      rows += truth.length;
      wentBack += truth.filter(({ undone }) => undone !== null).length;
      for (const recorder of [...recorded.players, ...recorded.watchers])
        new Search(game, recorded, truth, recorder, searched).run({ every });
      secrets.push(...secretsOfAll(recorded, truth));
      played(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  searched.found.push(...searchLines(server.logged, secrets));
  return { ...searched, lines: server.logged.length, rows, wentBack };
}

function planOf(game: string, number: number, draw: Draw): GamePlan {
  const { min, max } = games.get(game)?.game.seats ?? { min: 3, max: 3 };
  const seats = min + (number % (max - min + 1));
  // Every third table has bots, down to a single person among them.
  const people = number % 3 === 0 ? 1 + draw(seats) : seats;
  const watched = WATCHING[number % WATCHING.length] ?? WATCHING[0];
  return { game, seats, people, ...watched, practice: number % 2 === 0, draw };
}

/** Secrets are words of their own wherever they stand, or several of them, as orders and phrases are. */
function searchLines(lines: readonly string[], secrets: readonly string[]): string[] {
  const all = lines.join('\n');
  const words = new Set(all.match(/[\w-]{8,}/g));
  return secrets
    .filter((secret) => (secret.includes(' ') ? all.includes(secret) : words.has(secret)))
    .map((secret) => `the log holds ${secret}`);
}

/** What should have happened in the games and did not: without it nothing could have been found. */
export function missingIn({ watched, said, saidByWatchers, wentBack }: SearchedGames): string[] {
  const happened = { watched, said, saidByWatchers, wentBack };
  return Object.entries(happened).flatMap(([name, count]) => (count === 0 ? [name] : []));
}
