import type { EventId } from '../src/data/events.ts';
import type { Player } from '../src/table/state.ts';
import { type Position, position, type Scenario } from './scenario.ts';

/** Who stands at I, II, III and IV. */
export const ORDER = [3, 0, 1, 2] as const;

export const STACK = ['deggial', 'lemuria', 'nifelheim', 'omen-2', 'keyhole-2', 'tram-pass-1'];

export interface EventTurn extends Partial<Position> {
  /** Whose turn it is, by place in the order. */
  readonly at?: 1 | 2 | 3 | 4;
  /** Changes to that player, who has 20 Time. */
  readonly me?: Partial<Player>;
}

/** This Event has just been turned up in Hour III, and someone's turn begins; nothing comes after it. */
export function turnUnder(
  event: EventId,
  { at = 1, me = {}, table, players, ...rest }: EventTurn = {},
): Scenario {
  const seat = ORDER[at - 1] as number;
  return position({
    agenda: [{ step: 'event' }, { step: 'turn', seat }],
    ...rest,
    table: { hour: 3, events: [event], order: [...ORDER], stack: STACK, clues: [], ...table },
    players: { ...players, [seat]: { time: 20, ...me } },
  });
}
