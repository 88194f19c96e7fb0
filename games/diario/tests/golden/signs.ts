import { type Sign as AnySign, told as anyTold } from '@vigilia/kernel/golden';
import type { RolledBy } from '../../src/data/language/combat.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import type { Event } from '../../src/kinds/events.ts';
import type { Cause, Ending } from '../../src/state/state.ts';
import { STORIES } from '../../src/stories/book.ts';

type Sign = AnySign<Event>;

export const told = anyTold<Event>;

export function all(...signs: readonly Sign[]): Sign {
  return (events) => signs.every((sign) => sign(events));
}

export function ended(...ways: readonly Ending['how'][]): Sign {
  return (events) => events.some((event) => event.type === 'over' && ways.includes(event.how));
}

export const won = ended('bare', 'full', 'extraordinary');

/** The whole group is gone, and this took the last of them. */
export function lostBy(cause: Cause): Sign {
  return (events) =>
    ended('perished')(events) && events.findLast((event) => event.type === 'gone')?.cause === cause;
}

/** Something was bought: at home it is gained, out of doors it is found. */
export function bought(as: 'gained' | 'found'): Sign {
  return (events) => {
    const trades = events.flatMap((event, index) => (event.type === 'trade-offered' ? [index] : []));
    return trades.some((from) => {
      const length = events.slice(from).findIndex(({ type }) => type === 'trade-ended');
      return events.slice(from, from + Math.max(0, length)).some(({ type }) => type === as);
    });
  };
}

/** A combat story was told on such a die (FIGHT-8). */
export function struck(by: RolledBy): Sign {
  return (events) => events.some((event) => event.type === 'fate-struck' && event.by === by);
}

const LINKS = STORIES.flatMap(({ effects, options }) =>
  effectsWithin([...effects, ...options.flatMap((option) => option.effects)]),
);
const AT_ONCE = new Set(LINKS.flatMap((effect) => (effect.kind === 'story' ? [effect.story] : [])));
const LATER = new Set(
  LINKS.flatMap((effect) => (effect.kind === 'later' && !AT_ONCE.has(effect.story) ? [effect.story] : [])),
);

/** A story that is only ever read after a token was put down for it. */
export const waitedFor: Sign = (events) =>
  events.some((event) => event.type === 'story-read' && LATER.has(event.story));
