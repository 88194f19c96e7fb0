import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { EVENTS } from '../data/events.ts';
import type { Effect } from '../effects/effect.ts';
import type { TurnView, View } from '../view.ts';

/** What the Event brings to this seat with this Character: first by position, then by Character (EVT-2). */
export function effectsOfEvent(view: View, seat: Seat, chosen: Character): Effect[] {
  if (view.event === null) return [];
  const { position, character } = EVENTS[view.event];
  const active = view.order.filter((other) => other !== null && view.players[other]?.out === false);
  const touched = position?.at === 'last' ? active.at(-1) : view.order[(position?.at ?? 0) - 1];
  return [
    ...(touched === seat ? (position?.effects ?? []) : []),
    ...(character?.who === chosen ? character.effects : []),
  ];
}

/** How often the ability is used in this turn: twice where the Event says so (EVT-B). */
export function usesOf(view: View, { seat, character }: TurnView): number {
  if (character === null) return 1;
  return effectsOfEvent(view, seat, character).some(({ kind }) => kind === 'twice') ? 2 : 1;
}
