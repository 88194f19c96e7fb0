import { type Ask, drawBelow, imagining, text } from '@vigilia/kernel';
import { paint, wrap } from '../layout.ts';
import { readBy } from './council.ts';
import { screenWidth } from './screen.ts';
import type { Setting } from './setting.ts';
import type { Table } from './table.ts';
import { typedFor } from './typed.ts';

const BEST = 3;
const INDENT = '      ';

/** What a good player would choose here and why. Its draws are its own: neither the table nor a bot notices. */
export async function hintLines(
  { shelved, say }: Pick<Setting, 'shelved' | 'say'>,
  { session }: Pick<Table, 'session'>,
  ask: Ask,
): Promise<string[]> {
  const { game, adviser } = shelved;
  const { state, asks } = session.moment;
  const view = game.view(state, ask.seat);
  const chance = { seed: session.header.seed, drawn: {} };
  const draw = (sides: number) => drawBelow(chance, `hint to ${ask.seat} after ${state.answered}`, sides);
  const advice = (await adviser?.advise(view, ask, draw, imagining(game, state, ask))) ?? [];
  if (advice.length === 0) return [say(text('play.no-hint'))];
  return advice.slice(0, BEST).flatMap(({ choice, reasons }) => {
    const { line, meant } = typedFor(
      choice,
      ask,
      [readBy(ask, asks, shelved), ...asks.slice(1)],
      game.grammar,
    );
    const begin = `  ${line}   `;
    const words = wrap(say(shelved.choiceText(meant, view)), screenWidth() - begin.length);
    const why = reasons.flatMap((reason) => wrap(say(reason), screenWidth() - INDENT.length, '  '));
    return [
      ...words.map((row, index) => paint('bold', (index === 0 ? begin : ' '.repeat(begin.length)) + row)),
      ...why.map((row) => INDENT + row),
    ];
  });
}
