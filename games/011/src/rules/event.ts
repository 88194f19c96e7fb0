import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { EVENTS } from '../data/events.ts';
import type { Effect } from '../data/effect.ts';
import type { Frame } from '../frames.ts';
import type { Acting, Run } from '../kinds.ts';
import type { OpenFacts } from '../state.ts';
import { chosenCharacter, currentTurn, isActive } from './players.ts';

type Order = Pick<OpenFacts, 'event' | 'order' | 'players'>;

/** The top Event is turned up and holds for this Hour (EVT-1). */
export const event: Acting<'event'> = {
  run(run) {
    const table = run.state;
    const [turned, ...rest] = table.events;
    if (turned === undefined) throw new Error('eleven Hours, eleven Events');
    table.phase = 'event';
    table.event = turned;
    table.events = rest;
    const { blocks } = EVENTS[turned];
    table.blocked = blocks === undefined ? [] : [blocks];
    run.revealToAll({ type: 'event-turned', event: turned });
  },
};

export function eventEffects({ state: table }: Run): Frame[] {
  const effects = effectsOfEvent(table, currentTurn(table).seat, chosenCharacter(table));
  return effects.map((effect): Frame => ({ step: 'effect', effect }));
}

/** What the Event brings to a seat with this Character: first by position, then by Character (EVT-2). */
export function effectsOfEvent(facts: Order, seat: Seat, chosen: Character): readonly Effect[] {
  return [...effectsByPosition(facts, seat), ...effectsByCharacter(facts, chosen)];
}

function effectsByPosition(facts: Order, seat: Seat): readonly Effect[] {
  const place = placeTouched(facts);
  return place !== null && facts.order[place - 1] === seat ? effectsAtPlace(facts) : [];
}

/** What the Event brings to the player who stands where it says. */
export function effectsAtPlace({ event }: Pick<OpenFacts, 'event'>): readonly Effect[] {
  return event === null ? [] : (EVENTS[event].position?.effects ?? []);
}

export function effectsByCharacter(
  { event }: Pick<OpenFacts, 'event'>,
  chosen: Character,
): readonly Effect[] {
  const character = event === null ? undefined : EVENTS[event].character;
  return character?.who === chosen ? character.effects : [];
}

/** How often the ability is used in a turn: twice if the Event says so (EVT-5). */
export function usesOfAbility(facts: Order, seat: Seat): number {
  return effectsByPosition(facts, seat).some(({ kind }) => kind === 'twice') ? 2 : 1;
}

/**
 * The place in the order that the Event speaks of, counted from 1; null if it speaks of none. With few players there is
 * no such place (EVT-4, THREE-4).
 */
export function placeTouched(facts: Order): number | null {
  const at = facts.event === null ? undefined : EVENTS[facts.event].position?.at;
  if (at === undefined) return null;
  return at === 'last' ? lastPlace(facts) : at;
}

/** The last active player's: positions do not close up (LOC-1). Until all have one, the last there is. */
function lastPlace(facts: Order): number | null {
  const { order } = facts;
  if (order.includes(null)) return order.length;
  const index = order.findLastIndex((seat) => seat !== null && isActive(facts, seat));
  return index < 0 ? null : index + 1;
}

/** Whether the Event forbids every card and every Item tile (EVT-A). */
export function arePlaysBanned({ event }: Pick<OpenFacts, 'event'>): boolean {
  return event !== null && EVENTS[event].bans === 'plays';
}

/** Whether all transport stands still (EVT-E). */
export function isTransportBanned({ event }: Pick<OpenFacts, 'event'>): boolean {
  return event !== null && EVENTS[event].bans === 'transport';
}
