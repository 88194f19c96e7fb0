import { eventsFor, followChoice, isRefusal, open, stayOver, text, type Viewer } from '@vigilia/kernel';
import { failure } from '../arguments/errors.ts';
import { endingLine, rulesLines } from '../command/session-lines.ts';
import type { Translate } from '../texts/translate.ts';
import { playerName } from '../texts/translators.ts';
import type { TerminalGame } from '../ui/terminal-ui.ts';
import type { Recording } from './record.ts';

/** A recorded game line by line: every choice, and the events its viewer was told. */
export function* transcriptOf(
  { entry: { game }, ui }: TerminalGame,
  { header, choices, over }: Recording,
  viewer: Viewer,
  translate: Translate,
): Generator<string> {
  const dealt = open(game, header);
  if (isRefusal(dealt)) throw failure('usage.refused', { reason: translate(dealt.reason) });
  yield* eventLines(dealt.delivered);
  let session = dealt;
  for (const [index, recorded] of choices.entries()) {
    const { by, choice } = recorded;
    const next = followChoice(session, recorded);
    if (isRefusal(next))
      throw failure('replay.refused', { n: index + 1, choice, reason: translate(next.reason) });
    session = next;
    if (next.stopped !== null) break;
    // The choice itself may be secret: the tile that a player discards, for one.
    const isOpen = viewer === null || viewer === by;
    yield `${index + 1}  ${playerName(by)}${isOpen ? `: ${choice}` : ''}`;
    yield* eventLines(next.delivered);
  }
  if (over) session = stayOver(session);
  yield* rulesLines(session, translate);
  const outcome = game.outcome(session.moment.state);
  if (outcome !== null) yield endingLine(outcome, translate);
  else if (session.stopped?.at !== null) yield translate(text('replay.unfinished'));
  yield* ui.afterword(game.view(session.moment.state, viewer)).map(translate);

  function eventLines(delivered: Parameters<typeof eventsFor>[1]): string[] {
    return eventsFor(viewer, delivered).map((event) => `    ${translate(ui.eventText(event))}`);
  }
}
