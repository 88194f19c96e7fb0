import { eventsFor, followChoice, isRefusal, type Outcome, open, text, type Viewer } from '@vigilia/kernel';
import { failed } from '../complaint.ts';
import type { Shelved } from '../games.ts';
import { rulesLines } from '../rules-lines.ts';
import type { Say } from '../say.ts';
import { playerName } from '../voice.ts';
import type { Recording } from './record.ts';

/** A recorded game told line by line: every choice, and what its viewer heard of it. */
export function* storyOf(
  { game, eventText, afterword }: Shelved,
  { header, choices }: Recording,
  viewer: Viewer,
  say: Say,
): Generator<string> {
  const dealt = open(game, header);
  if (isRefusal(dealt)) throw failed('usage.refused', { reason: say(dealt.reason) });
  for (const event of eventsFor(viewer, dealt.told)) yield `    ${say(eventText(event))}`;
  let session = dealt;
  for (const [index, entry] of choices.entries()) {
    const { by, choice } = entry;
    const next = followChoice(session, entry);
    if (isRefusal(next)) throw failed('replay.refused', { n: index + 1, choice, reason: say(next.reason) });
    session = next;
    if (next.stopped !== null) break;
    // A choice may be a secret of its own: which tile somebody discards, say.
    const isOpen = viewer === null || viewer === by;
    yield `${index + 1}  ${playerName(by)}${isOpen ? `: ${choice}` : ''}`;
    for (const event of eventsFor(viewer, next.told)) yield `    ${say(eventText(event))}`;
  }
  yield* rulesLines(session, say);
  const outcome = game.outcome(session.moment.state);
  yield outcome === null ? say(text('replay.unfinished')) : endingOf(outcome, say);
  yield* afterword(game.view(session.moment.state, viewer)).map(say);
}

/** How a game ended, in the words of the game. */
export function endingOf({ how, winners }: Outcome, say: Say): string {
  const [seat] = winners;
  return say({ key: `ending.${how}`, vars: seat === undefined ? {} : { seat } });
}
