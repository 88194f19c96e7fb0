import { type Ask, drawBelow, imagining, text } from '@vigilia/kernel';
import { adviserOf } from '../command/bots.ts';
import { paint, wrap } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { decisionFor } from './opinions.ts';
import { screenWidth } from './screen.ts';
import type { Table } from './table.ts';
import { typedAnswer } from './typed.ts';

const BEST = 3;
const INDENT = '      ';

/** What the adviser would choose and why. Its draws are its own: they change neither the table nor a bot. */
export async function hintLines(
  { entry, ui, translate }: PlayContext,
  { session }: Table,
  ask: Ask,
): Promise<string[]> {
  const { game } = entry;
  const { state } = session.moment;
  const view = game.view(state, ask.seat);
  const chance = { seed: session.header.seed, drawn: {} };
  const draw = (sides: number) => drawBelow(chance, `hint to ${ask.seat} after ${state.answered}`, sides);
  const advice = (await adviserOf(entry)?.advise(view, ask, draw, imagining(game, state, ask))) ?? [];
  if (advice.length === 0) return [translate(text('play.no-hint'))];
  const decision = decisionFor(ask, session, ui);
  return advice.slice(0, BEST).flatMap(({ choice, reasons }) => {
    const { line, meant } = typedAnswer(choice, decision, game.grammar);
    const begin = `  ${line}   `;
    const words = wrap(translate(ui.choiceText(meant, view)), screenWidth() - begin.length);
    const why = reasons.flatMap((reason) => wrap(translate(reason), screenWidth() - INDENT.length, '  '));
    return [
      ...words.map((row, index) => paint('bold', (index === 0 ? begin : ' '.repeat(begin.length)) + row)),
      ...why.map((row) => INDENT + row),
    ];
  });
}
