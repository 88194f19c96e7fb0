/**
 * `npm run peeking -- [--sets 500] [--worlds 20] [--iterations 40] [--seed 1]`: whether the bots of 011 choose by
 * what their seat may know alone. At random moments of games among Detectives each bot chooses at the true table and
 * at as many tables as asked for that its seat could not tell from it; with the same draws it must choose the same.
 */
import { parseArgs } from 'node:util';
import { consult, search } from '../bots/src/index.ts';
import {
  apprentice,
  detective,
  type Eleven,
  game,
  INSPECTORS_LEANING,
  insight,
} from '../games/011/src/index.ts';
import {
  type Answered,
  type Ask,
  type Bot,
  begin,
  countChoices,
  drawBelow,
  type Moment,
  namedSeed,
  print,
  resume,
  take,
} from '../kernel/src/index.ts';
import { countOf } from './options.ts';

type Choice = Eleven['choice'];

/** A moment somebody is asked something at; `seed` is the table's. */
export interface InformationSet {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly seed: string;
}

/** One question in so many is taken. */
const TAKEN = 120;

/** Moments of games among Detectives without end, from every number of players; no kind of question twice a game. */
export async function* informationSets(seed: string): AsyncGenerator<InformationSet> {
  const { min, max } = game.seats;
  for (let number = 0; ; number++) yield* momentsOf(`${seed} ${number}`, min + (number % (max - min + 1)));
}

async function* momentsOf(name: string, seats: number): AsyncGenerator<InformationSet> {
  const seed = namedSeed(name);
  const taking = { seed, drawn: {} };
  const asked = new Set<string>();
  let moment: Answered<Eleven> = begin(game, seats, { beginners: false }, { seed, drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const { key } = ask.prompt;
    const isTaken = countChoices(ask) > 1 && drawBelow(taking, 'taking', TAKEN) === 0;
    if (isTaken && !asked.has(key)) {
      asked.add(key);
      yield { moment, ask, seed };
    }
    moment = take(game, moment, ask, await consult(game, moment, ask, detective, seed));
  }
}

/** The bots by name; the Inspector thinks for so many iterations. */
export function botsOf(iterations: number): Readonly<Record<string, Bot<Eleven>>> {
  return {
    apprentice,
    detective,
    inspector: search(game, insight, { ...INSPECTORS_LEANING, iterations }),
  };
}

/** In which of so many imagined tables the bot chooses something else, and what; none if it does not peek. */
export async function peeks(
  { moment, ask, seed }: InformationSet,
  bot: Bot<Eleven>,
  worlds: number,
): Promise<string[]> {
  const choiceAt = async (at: Moment<Eleven>): Promise<string> => {
    const open = at.asks.find(({ seat }) => seat === ask.seat);
    if (open === undefined) throw new Error(`seat ${ask.seat} is not asked in an imagined table`);
    return print(game.grammar, await consult(game, at, open, bot, seed));
  };
  const chosen = await choiceAt(moment);
  const found: string[] = [];
  for (let world = 0; world < worlds; world++) {
    const chance = { seed: namedSeed(`${seed} ${moment.state.answered} ${world}`), drawn: {} };
    const elsewhere = await choiceAt(resume(game, game.imagine(moment.state, ask.seat, chance)));
    if (elsewhere !== chosen) found.push(`${chosen}, but ${elsewhere} in world ${world}`);
  }
  return found;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      sets: { type: 'string', default: '500' },
      worlds: { type: 'string', default: '20' },
      iterations: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [sets, worlds] = [countOf('sets', values.sets), countOf('worlds', values.worlds)];
  const bots = botsOf(countOf('iterations', values.iterations));
  const counts = Object.fromEntries(Object.keys(bots).map((name) => [name, 0]));
  const prompts = new Set<string>();
  let number = 0;
  for await (const set of informationSets(values.seed)) {
    prompts.add(set.ask.prompt.key);
    for (const [name, bot] of Object.entries(bots)) {
      const found = await peeks(set, bot, worlds);
      counts[name] = (counts[name] ?? 0) + found.length;
      const { hour, seats } = set.moment.state;
      for (const peek of found)
        console.log(`${name} of ${seats}, Hour ${hour}, ${set.ask.prompt.key}, set ${number}: ${peek}`);
    }
    number++;
    if (number % 10 === 0) console.log(`${number} of ${sets}: ${JSON.stringify(counts)}`);
    if (number === sets) break;
  }
  const peeked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = sets * worlds;
  console.log(`${sets} sets of ${prompts.size} kinds, ${tables} imagined tables: ${JSON.stringify(counts)}`);
  process.exitCode = peeked > 0 ? 1 : 0;
}
