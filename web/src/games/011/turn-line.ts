import type { Eleven } from '@vigilia/game-011';
import { eventText } from '@vigilia/game-011/texts';
import { type GameEvent, type Text, text } from '@vigilia/kernel';

type Event = Eleven['event'];

/** A turn in one line: with whom, to where, and what it brought. Null for what is no turn with a Character. */
export function turnLine(told: readonly GameEvent[]): readonly Text[] | null {
  const events = told as readonly Event[];
  if (!events.some(({ type }) => type === 'character-chosen')) return null;
  return [
    ...events.flatMap((event) => opening(event) ?? []),
    ...way(events),
    ...counted(events),
    ...events.flatMap((event) => deed(event) ?? []),
  ];
}

function opening(event: Event): Text | null {
  if (event.type === 'declared' || event.type === 'declared-wrong') return eventText(event);
  return event.type === 'character-chosen' ? text('turn-line.with', { character: event.character }) : null;
}

/** Only where the way ended: the footprints on the map show the rest. */
function way(events: readonly Event[]): Text[] {
  const moves = events.filter((event) => event.type === 'walked' || event.type === 'rode');
  const last = moves.at(-1);
  return last === undefined ? [] : [text('turn-line.to', { square: last.square })];
}

function counted(events: readonly Event[]): Text[] {
  const sum = (amountOf: (event: Event) => number) =>
    events.reduce((total, event) => total + amountOf(event), 0);
  const clues = sum((event) =>
    event.type === 'clue-collected' ? 1 : event.type === 'clues-gained' ? event.amount : 0,
  );
  const pages = sum((event) => (event.type === 'music-gained' ? event.amount : 0));
  const drawn = sum((event) => (event.type === 'drew-hidden' ? event.count : 0));
  return [
    ...(clues > 0 ? [text('turn-line.clues', { count: clues })] : []),
    ...(pages > 0 ? [text('turn-line.pages', { count: pages })] : []),
    ...(drawn > 0 ? [text('turn-line.draws', { count: drawn })] : []),
  ];
}

/** Deeds that have their whole sentence. */
const WHOLE: ReadonlySet<Event['type']> = new Set([
  'organ-placed',
  'character-sent',
  'characters-swapped',
  'out-of-time',
  'goal-missed',
  'won-as-hero',
  'won-as-fenrir',
]);

/** What else is worth a word; null for what the counts and the way tell, and for steps of routine. */
function deed(event: Event): Text | null {
  const { type } = event;
  if (type === 'looked') return text('turn-line.looks', { count: event.count, target: event.target });
  if (type === 'looked-unknown') return text('turn-line.looks-unknown', { count: event.count });
  if (type === 'clue-moved') return text('turn-line.moves-clue', { to: event.to });
  if (type === 'character-blocked') return text('turn-line.blocks', { character: event.character });
  if (type === 'card-played') return text('turn-line.plays-card', { power: event.power });
  if (type === 'tile-played') return text('turn-line.plays-tile', { tile: event.tile });
  return WHOLE.has(type) ? eventText(event) : null;
}
