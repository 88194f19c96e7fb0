import { type Ask, drawBelow, imagining, text } from '@vigilia/kernel';
import { paint, wrap } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { questionRead } from './opinions.ts';
import { screenWidth } from './screen.ts';
import type { Table } from './table.ts';
import { typedAnswer } from './typed.ts';

const BEST = 3;
const INDENT = '      ';

/** What a good player would choose here and why. Its draws are its own: neither the table nor a bot notices. */
export async function hintLines(
  { terminalGame, translate }: Pick<PlayContext, 'terminalGame' | 'translate'>,
  { session }: Pick<Table, 'session'>,
  ask: Ask,
): Promise<string[]> {
  const { game, adviser } = terminalGame;
  const { state, asks } = session.moment;
  const view = game.view(state, ask.seat);
  const chance = { seed: session.header.seed, drawn: {} };
  const draw = (sides: number) => drawBelow(chance, `hint to ${ask.seat} after ${state.answered}`, sides);
  const advice = (await adviser?.advise(view, ask, draw, imagining(game, state, ask))) ?? [];
  if (advice.length === 0) return [translate(text('play.no-hint'))];
  return advice.slice(0, BEST).flatMap(({ choice, reasons }) => {
    const { line, meant } = typedAnswer(
      choice,
      ask,
      [questionRead(ask, asks, terminalGame), ...asks.slice(1)],
      game.grammar,
    );
    const begin = `  ${line}   `;
    const words = wrap(translate(terminalGame.choiceText(meant, view)), screenWidth() - begin.length);
    const why = reasons.flatMap((reason) => wrap(translate(reason), screenWidth() - INDENT.length, '  '));
    return [
      ...words.map((row, index) => paint('bold', (index === 0 ? begin : ' '.repeat(begin.length)) + row)),
      ...why.map((row) => INDENT + row),
    ];
  });
}
