import type { Text } from '@vigilia/kernel';
import type { Event } from '../kinds/events.ts';
import type { Cause } from '../state/state.ts';
import { LINES } from '../state/variants.ts';
import { castVars } from './cast.ts';

/** What has a line or two of the book each time it happens: the folders of their words. */
export const LINE_KINDS = ['exploration', 'raids', 'combat', 'arrivals', 'departures', 'endings'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * The lines of one kind in one language: by card, person, cause or ending, at least three of each. A combat story has two,
 * by card and die: `grey-dawn-red` for a die of ours, then for one of an enemy.
 */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** How a life ends, by what ended it. */
export const ENDING_OF = {
  wounds: 'violence',
  illness: 'body',
  hunger: 'body',
  misery: 'despair',
  left: 'safety',
} as const satisfies Readonly<Record<Cause, string>>;

type Reader<T extends Event['type']> = (event: Extract<Event, { readonly type: T }>) => Text | null;

const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  'exploration-turned': (event) => line('exploration', event.exploration, event),
  'raid-turned': (event) => line('raids', event.raid, event),
  'fate-struck': ({ fate, die, by, untold = false }) =>
    untold ? null : { key: keyOf('combat', `${fate}-${die}`, by === 'theirs' ? 1 : 0), vars: {} },
  joined: (event) => line('arrivals', event.person, event),
  gone: (event) => {
    const { person, cause, last = false } = event;
    // Of the last person the house speaks: no "we" is left.
    const { key } = line('departures', last ? `last-${ENDING_OF[cause]}` : cause, event);
    return { key, vars: castVars([`missed:${person}:${cause === 'left' ? 'left' : 'dead'}`]) };
  },
  over: (event) => line('endings', event.how, event),
};

/** The line that is told when this happens; null if it has none. */
export function lineOf(event: Event): Text | null {
  const read = READERS[event.type] as ((event: Event) => Text | null) | undefined;
  return read?.(event) ?? null;
}

function line(kind: LineKind, id: string, { variant }: { readonly variant: number }): Text {
  return { key: keyOf(kind, id, variant % LINES), vars: {} };
}

/** The key of a line of the book. */
export function keyOf(kind: LineKind, id: string, index: number): string {
  return `book-line.${kind}:${id}:${index}`;
}
