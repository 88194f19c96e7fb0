import type { Kinds } from '../game.ts';
import { parse } from '../notation.ts';
import { standing } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { choose, open, type Session } from '../session.ts';
import { choiceLine, dealtLine, headerLine } from './lines.ts';

/** The audit lines of a game that was played: only the choices that stand are part of it. */
export function* recordOf<K extends Kinds>({
  game,
  header,
  log,
}: Pick<Session<K>, 'game' | 'header' | 'log'>): Generator<object> {
  yield headerLine(game, header);
  const dealt = open(game, header);
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  yield dealtLine(game, dealt.moment.state);
  let session = dealt;
  for (const [index, { by, choice: written }] of standing(log).entries()) {
    const choice = parse(game.grammar, written, null);
    if (isRefusal(choice)) throw new Error(choice.reason.key);
    const next = choose(session, by, choice);
    if (isRefusal(next)) throw new Error(next.reason.key);
    session = next;
    yield choiceLine(game, index + 1, { by, choice, state: session.moment.state });
  }
}
