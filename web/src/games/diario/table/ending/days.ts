import { eventText, withCast } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';
import { titleOf } from '../book/passage-texts.ts';

/** What befell on a day that is remembered: who came and who is gone, what was asked, a killing. */
export interface Mark {
  readonly kind: 'came' | 'lost' | 'asked' | 'killed';
  readonly text: Text;
}

/** A decision, and how much hung on it. */
export interface Decided {
  /** The story or the card it was made in; null if neither. */
  readonly title: Text | null;
  readonly words: Text;
  readonly weight: number;
}

/** A day of a game at a glance. */
export interface DayInShort {
  readonly day: number;
  readonly marks: readonly Mark[];
  /** The heaviest first. */
  readonly decided: readonly Decided[];
}

/** How much an event weighs that a decision brought about: lives before states, and states before goods. */
function weightOf(event: Event): number {
  switch (event.type) {
    case 'gone':
      return 12;
    case 'joined':
    case 'killing-weighed':
      return 8;
    case 'enemy-killed':
      return 5;
    case 'objective-paid':
      return 3;
    case 'state-rose':
      return (event.state === 'misery' ? 3 : 2) * event.by;
    case 'state-fell':
    case 'cold-rose':
      return event.by;
    case 'gained':
    case 'lost':
    case 'paid':
      return event.goods.length / 2;
  }
  return 0;
}

/** What befell, by the event that tells it. */
const KINDS: Readonly<Partial<Record<Event['type'], Mark['kind']>>> = {
  joined: 'came',
  gone: 'lost',
  'objective-paid': 'asked',
  'objective-failed': 'asked',
};

interface Open {
  readonly title: Text | null;
  readonly words: Text;
  weight: number;
}

/** The days of a game at a glance, from the events that its reader was told. */
export function daysInShort(log: readonly LogEntry[]): readonly DayInShort[] {
  const days: { readonly day: number; readonly marks: Mark[]; readonly decided: Open[]; killed: number }[] =
    [];
  let title: Text | null = null;
  let open: Open | null = null;
  for (const event of log.flatMap(({ events }) => events as readonly Event[])) {
    if (event.type === 'phase' && days.at(-1)?.day !== event.day)
      days.push({ day: event.day, marks: [], decided: [], killed: 0 });
    const today = days.at(-1);
    if (today === undefined) continue;
    if (event.type === 'decided') {
      const words = text('story-page.decided', { option: withCast(event.option, event.cast) });
      // What is decided at all weighs something: of two that brought nothing the earlier one is told.
      open = { title, words, weight: 1 };
      today.decided.push(open);
      continue;
    }
    const named = titleOf(event);
    if (named !== null) [title, open] = [named, null];
    if (event.type === 'phase') open = null;
    if (open !== null) open.weight += weightOf(event);
    if (event.type === 'enemy-killed' || event.type === 'enemy-died') today.killed++;
    const kind = KINDS[event.type];
    if (kind !== undefined) today.marks.push({ kind, text: eventText(event) });
  }
  return days.map(({ day, marks, decided, killed }) => ({
    day,
    marks: killed === 0 ? marks : [...marks, killing(killed)],
    decided: decided.toSorted((one, other) => other.weight - one.weight),
  }));
}

/** Those of the others who were killed on a day, in the words of the Diary. */
function killing(count: number): Mark {
  const enemies = Array.from({ length: count }, (_, at) => String(at + 1));
  return { kind: 'killed', text: text('diary.killed', { enemies }) };
}

/** The decisions of a whole game that weighed most, so that a strip of many days tells few of them. */
export function heaviest(days: readonly DayInShort[], most: number): ReadonlySet<Decided> {
  const all = days.flatMap(({ decided }) => decided.filter(({ weight }) => weight > 1));
  return new Set(all.toSorted((one, other) => other.weight - one.weight).slice(0, most));
}
