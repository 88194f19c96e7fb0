import type { Ask, Seat } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Line } from '../data/gears.ts';
import type { Frame } from '../frames.ts';
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

/** Prompts of effects that need nothing but their name. */
const ASKS_ITSELF = {
  'prompt.act': 'act',
  'prompt.clue-on-place': 'clue-on-place',
  'prompt.move-clue': 'move-clue',
  'prompt.regain': 'regain',
  'prompt.block': 'block',
  'prompt.send': 'send',
  'prompt.swap': 'swap',
} as const;

/** Everything that may lie on the agenda under this question; more than one where the viewer cannot tell. */
export function agendasOf(view: View, ask: Ask<Choice>): Agenda[] {
  const { seat } = ask;
  const prompt = ask.prompt.key as KeyIn<'prompt'>;
  const later = (...frames: Frame[]): Agenda[] => [{ turn: [], later: frames }];
  const count = Number(ask.prompt.vars.count);
  const effect = (frame: Frame): Agenda[] =>
    continuations(view, frame).map((turn) => ({ turn: [frame, ...turn], later: afterTurn(view, seat) }));
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
    case 'prompt.copy':
      return effect({ step: 'copy', cost: Number(ask.prompt.vars.amount) });
    case 'prompt.investigate':
      return effect({ step: 'investigate', cards: count });
    case 'prompt.free-walk':
      return effect({ step: 'free-walk', steps: Number(ask.prompt.vars.steps) });
    case 'prompt.ride':
      return effect({ step: 'ride', lines: linesOf(ask) });
    case 'prompt.act':
    case 'prompt.clue-on-place':
    case 'prompt.move-clue':
    case 'prompt.regain':
    case 'prompt.block':
    case 'prompt.send':
    case 'prompt.swap':
      return effect({ step: ASKS_ITSELF[prompt] });
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

/** Who comes later in this Hour's order. */
function seatsAfter({ order, players }: View, seat: Seat): Seat[] {
  return order
    .slice(order.indexOf(seat) + 1)
    .filter((other): other is Seat => other !== null && players[other]?.out === false);
}

function linesOf({ choices }: Ask<Choice>): Line[] {
  return [...new Set(choices.flatMap((choice) => (choice.verb === 'ride' ? [choice.line] : [])))];
}
