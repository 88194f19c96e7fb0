import { type Chance, drawBelow } from '../chance/chance.ts';
import { resume } from '../engine/answer.ts';
import { countChoices } from '../engine/choice.ts';
import type { Ask, Kinds } from '../engine/game.ts';
import { imagining } from '../engine/imagining.ts';
import { isRefusal } from '../engine/refusal.ts';
import { choose, type Session } from '../session/session.ts';
import type { Table, Turn, World } from './check.ts';
import { randomChoice } from './random-choice.ts';
import { viewersOf } from './shown.ts';

/** How rarely a bot is overruled by chance. */
const ONE_IN = 12;

/** Why a game does not go on from here. */
interface Stuck {
  readonly stuck: string;
}

/** Lets chance, or the bot of the series, answer one of the open questions. */
export function takeTurn<K extends Kinds>(
  table: Table<K>,
  before: Session<K>,
  chance: Chance,
  { isSampled }: { readonly isSampled: boolean },
): Turn<K> | Stuck {
  const { asks, state } = before.moment;
  const ask = asks[drawBelow(chance, 'walk', asks.length)] as Ask<K['choice']>;
  if (countChoices(ask) === 0) return { stuck: `seat ${ask.seat} is asked and has nothing to choose` };
  const choice = chosenBy(table, before, ask, chance);
  const text = isSampled ? JSON.stringify(state) : null;
  const after = attempt(() => choose(before, ask.seat, choice));
  const what = `seat ${ask.seat}, ${JSON.stringify(choice)}`;
  if (after instanceof Error) return { stuck: `${what}: ${after.message}` };
  if (isRefusal(after)) return { stuck: `${what}: ${after.reason.key}` };
  let worlds: readonly World<K>[] | undefined;
  return {
    number: before.past.length,
    before,
    ask,
    seat: ask.seat,
    choice,
    after,
    delivered: after.delivered,
    barrier: after.past.at(-1)?.barrier ?? true,
    text,
    worlds: () => {
      worlds ??= worldsOf(table, before);
      return worlds;
    },
  };
}

/**
 * Chance alone, or a bot with a whim of chance now and then: so that the late parts of a game are seen, and not
 * only as a sensible player comes to them.
 */
function chosenBy<K extends Kinds>(
  { game, bot }: Table<K>,
  { moment }: Session<K>,
  ask: Ask<K['choice']>,
  chance: Chance,
): K['choice'] {
  if (bot === null || drawBelow(chance, 'whim', ONE_IN) === 0) return randomChoice(ask, chance);
  const choice = bot.choose(
    game.view(moment.state, ask.seat),
    ask,
    (sides) => drawBelow(chance, 'bot', sides),
    imagining(game, moment.state, ask),
  );
  if (choice instanceof Promise) throw new TypeError('a bot of a conformance series answers at once');
  return choice;
}

/** What each viewer could take the state of a session for. */
export function worldsOf<K extends Kinds>(table: Table<K>, { moment, header, past }: Session<K>): World<K>[] {
  const { seed } = table.chanceOf(`${header.seed}/${past.length}`);
  return viewersOf(table.seats).map((viewer) => {
    const imagined = table.game.imagine(moment.state, viewer, { seed, drawn: {} });
    return { viewer, moment: resume(table.game, imagined) };
  });
}

function attempt<T>(action: () => T): T | Error {
  try {
    return action();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
