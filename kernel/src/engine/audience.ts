import type { Audience, Delivered, GameEvent, Viewer } from './game.ts';

/** Whether a viewer hears something told to this audience. A spectator hears what every seat hears. */
export function hears(viewer: Viewer, to: Audience): boolean {
  if (to === 'all') return true;
  if ('only' in to) return viewer !== null && to.only.includes(viewer);
  return viewer === null || !to.except.includes(viewer);
}

export function eventsFor<E extends GameEvent>(viewer: Viewer, delivered: readonly Delivered<E>[]): E[] {
  return delivered.filter(({ to }) => hears(viewer, to)).map(({ event }) => event);
}
