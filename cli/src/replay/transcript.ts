import {
  eventsFor,
  followChoice,
  isEarlier,
  isRefusal,
  open,
  stopAt,
  text,
  type Viewer,
} from '@vigilia/kernel';
import { failure } from '../errors.ts';
import type { TerminalGame } from '../games.ts';
import { endingLine, rulesLines } from '../session-lines.ts';
import type { Translate } from '../texts/translate.ts';
import { playerName } from '../texts/translators.ts';
import type { Recording } from './record.ts';

/** A recorded game told line by line: every choice, and what its viewer heard of it. */
export function* transcriptOf(
  { game, eventText, afterword }: TerminalGame,
  { header, choices }: Recording,
  viewer: Viewer,
  translate: Translate,
): Generator<string> {
  const dealt = open(game, header);
  if (isRefusal(dealt)) throw failure('usage.refused', { reason: translate(dealt.reason) });
  for (const event of eventsFor(viewer, dealt.told)) yield `    ${translate(eventText(event))}`;
  let session = dealt;
  for (const [index, entry] of choices.entries()) {
    const { by, choice } = entry;
    const next = followChoice(session, entry);
    if (isRefusal(next)) {
      if (!isEarlier(game, header))
        throw failure('replay.refused', { n: index + 1, choice, reason: translate(next.reason) });
      session = stopAt(session, entry, next);
      break;
    }
    // A choice may be a secret of its own: which tile somebody discards, say.
    const isOpen = viewer === null || viewer === by;
    yield `${index + 1}  ${playerName(by)}${isOpen ? `: ${choice}` : ''}`;
    for (const event of eventsFor(viewer, next.told)) yield `    ${translate(eventText(event))}`;
    session = next;
  }
  yield* rulesLines(session, translate);
  const outcome = game.outcome(session.moment.state);
  yield outcome === null ? translate(text('replay.unfinished')) : endingLine(outcome, translate);
  yield* afterword(game.view(session.moment.state, viewer)).map(translate);
}
