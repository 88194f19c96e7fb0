import type { Ask, Seat } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import { askedEffect, type EffectPrompt } from '../effects/questions.ts';
import type { Frame } from '../frames.ts';
import { seatsAfter } from '../rules/players.ts';
import type { KeyIn } from '../texts/message.ts';
import type { View } from '../view.ts';
import { continuations, FROM_END, FROM_GEARS, FROM_MOVE } from './continuations.ts';
import type { Agenda } from './table-from.ts';

const REST_OF_HOUR: readonly Frame[] = [{ step: 'location' }, { step: 'end-hour' }];
const AFTER_AUCTIONS: readonly Frame[] = [
  { step: 'auction' },
  { step: 'clues' },
  { step: 'turns' },
  ...REST_OF_HOUR,
];

/** Everything that may lie on the agenda under this question; more than one where the viewer cannot tell. */
export function agendasOf(view: View, ask: Ask<Choice>): Agenda[] {
  const { seat } = ask;
  const asked = askedEffect(ask);
  if (asked !== null)
    return continuations(view, asked.effect.kind).map((turn) => ({
      turn: [asked.frame, ...turn],
      later: afterTurn(view, seat),
    }));
  const prompt = ask.prompt.key as Exclude<KeyIn<'prompt'>, EffectPrompt>;
  const later = (...frames: Frame[]): Agenda[] => [{ turn: [], later: frames }];
  const turn = (...frames: Frame[]): Agenda[] => [{ turn: frames, later: afterTurn(view, seat) }];
  switch (prompt) {
    case 'prompt.open-auction':
      return later({ step: 'open-auction' }, ...AFTER_AUCTIONS);
    case 'prompt.raise':
      return later({ step: 'raise', seat }, ...AFTER_AUCTIONS);
    case 'prompt.place-clue': {
      const others = seatsAfter(view, seat).map((other): Frame => ({ step: 'place-clue', seat: other }));
      return later({ step: 'place-clue', seat }, ...others, { step: 'turns' }, ...REST_OF_HOUR);
    }
    case 'prompt.choose':
      return turn({ step: 'choose' });
    case 'prompt.gears':
      return turn(...FROM_GEARS);
    case 'prompt.move':
      return turn(...FROM_MOVE);
    case 'prompt.spend':
      return turn({ step: 'spend' }, ...FROM_END);
    case 'prompt.end-turn':
      return turn(...FROM_END);
    case 'prompt.place-location':
      return later({ step: 'place-location', seat }, { step: 'end-hour' });
    case 'prompt.place-organ':
      return later({ step: 'place-organ', seat }, { step: 'end-hour' });
    case 'prompt.discard': {
      const others = seatsAfter(view, seat).map((other): Frame => ({ step: 'discard', seat: other }));
      return later({ step: 'discard', seat }, ...others, { step: 'clock' });
    }
  }
}

function afterTurn(view: View, seat: Seat): Frame[] {
  return [...seatsAfter(view, seat).map((other): Frame => ({ step: 'turn', seat: other })), ...REST_OF_HOUR];
}
