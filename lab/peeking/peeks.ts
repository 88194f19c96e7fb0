import { consult, search } from '@vigilia/bots';
import { apprentice, detective, type Eleven, game, INSPECTORS_LEANING, insight } from '@vigilia/game-011';
import { type Bot, type Moment, namedSeed, print, resume } from '@vigilia/kernel';
import type { InformationSet } from './moments.ts';

/** The bots by name; the Inspector gets this number of iterations. */
export function botsOf(iterations: number): Readonly<Record<string, Bot<Eleven>>> {
  return {
    apprentice,
    detective,
    inspector: search(game, insight, { ...INSPECTORS_LEANING, iterations }),
  };
}

/** The imagined tables in which the bot chooses something else, and what it chooses; none if it does not peek. */
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
