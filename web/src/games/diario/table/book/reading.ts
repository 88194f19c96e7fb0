import type { StoryId } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event, View } from '../asked.ts';
import { titleOf } from './passage-texts.ts';

/** A story or a card on the page, and what came of it so far. */
export interface Passage {
  /** Null for a card. */
  readonly story: StoryId | null;
  /** The event that turned it up. */
  readonly opening: Event;
  /** Whether its whole text stands on the page, or only what has come of it since. */
  readonly isWhole: boolean;
  /** The option that was chosen, lines that were told, and what they brought, in order. */
  readonly outcome: readonly Event[];
}

/** What a story brings about by itself. Any other event ends it. */
const BROUGHT: ReadonlySet<Event['type']> = new Set([
  'story-told',
  'decided',
  'gained',
  'found',
  'lost',
  'eliminated',
  'paid',
  'nothing-gained',
  'box-empty',
  'rolled',
  'person-rolled',
  'state-rose',
  'state-fell',
  'fell-asleep',
  'joined',
  'group-full',
  'nobody-left-to-join',
  'gone',
  'cold-rose',
  'cold-fell',
  'tonight',
  'idea',
  'location-exchanged',
  'token-placed',
  'empathy-passed',
  'empathy-failed',
  'prowess-passed',
  'prowess-failed',
  'noise-rose',
  'noise-fell',
  'cards-returned',
  'stays',
]);

/** Answers of the council change nothing of what is read. */
const VOICES: ReadonlySet<Event['type']> = new Set([
  'spoke',
  'voices-opened',
  'voice-trusts',
  'voice-silent',
  'voice-for',
  'voice-against',
]);

/** Whether a story or card that lies open brought this about. */
export function isBrought({ type }: Event): boolean {
  return BROUGHT.has(type);
}

export function isVoice({ type }: Event): boolean {
  return VOICES.has(type);
}

interface Found {
  readonly opening: Event;
  readonly story: StoryId | null;
  /** The entry of the log in which it was turned up. */
  readonly entry: number;
  readonly outcome: Event[];
  /** The entry in which the latest of it happened. */
  latest: number;
}

/**
 * What lies open on the page: the story or card that waits for a decision, or the one that the latest answer led to,
 * until the next answer. The last passage is whole; one before it only if no reader can have seen it yet.
 */
export function readingOf(log: readonly LogEntry[], view: Pick<View, 'deciding'>): readonly Passage[] {
  const entries = log
    .map(({ events }) => events as readonly Event[])
    .filter((events, index) => index === 0 || !events.every(isVoice));
  const last = entries.length - 1;
  const found = passagesIn(entries);
  const { deciding } = view;
  const shown = found.filter(({ story, latest }) => story !== null && latest === last);
  const open = deciding === null ? undefined : found.findLast(({ story }) => story === deciding.story);
  if (open !== undefined && !shown.includes(open)) shown.push(open);
  return shown.map(({ opening, story, entry, outcome }, index) => {
    const isWhole = entry === last || index === shown.length - 1;
    return { opening, story, isWhole, outcome };
  });
}

/** The story that an event speaks of in its own words: a line of it, or an option. */
function storyToldBy(event: Event, found: readonly Found[]): Found | undefined {
  const words = event.type === 'story-told' ? event.line : event.type === 'decided' ? event.option : '';
  const [id, own] = words.split(':');
  return own === undefined ? undefined : found.findLast(({ story }) => story === id);
}

function passagesIn(entries: readonly (readonly Event[])[]): Found[] {
  const found: Found[] = [];
  let open: Found | null = null;
  for (const [entry, events] of entries.entries()) {
    for (const event of events) {
      if (titleOf(event) !== null) {
        const story = event.type === 'story-read' ? event.story : null;
        open = { opening: event, story, entry, outcome: [], latest: entry };
        found.push(open);
        continue;
      }
      // A search, a fight or another card may come between a story and what it tells after that.
      open = storyToldBy(event, found) ?? open;
      if (open !== null && isBrought(event)) {
        open.outcome.push(event);
        open.latest = entry;
      } else if (!isVoice(event)) open = null;
    }
  }
  return found;
}
