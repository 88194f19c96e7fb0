import { type Character, type Eleven, PLACE_SQUARES, RUNE_SQUARES, type Square } from '@vigilia/game-011';
import type { Seat, Viewer } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Leg } from './journey.ts';

type Event = Eleven['event'];

/** What a seat moved in its latest turn. */
export interface Trail {
  readonly seat: Seat;
  readonly legs: readonly Leg[];
}

/**
 * The latest turn of everybody but the viewer, the oldest first: what a player who looked away has missed. Events say
 * only where a Character went, so where it came from is followed from the rune squares on (SET-5).
 */
export function trailsOf(log: readonly Pick<LogEntry, 'events'>[], viewer: Viewer): readonly Trail[] {
  const squares: Record<Character, Square> = { ...RUNE_SQUARES };
  const trails = new Map<Seat, Leg[]>();
  for (const event of log.flatMap(({ events }) => events as readonly Event[])) {
    if (event.type === 'turn-began') {
      trails.delete(event.seat);
      trails.set(event.seat, []);
    } else if ('seat' in event) trails.get(event.seat)?.push(...legsOf(event, squares));
    follow(event, squares);
  }
  return [...trails]
    .filter(([seat, legs]) => seat !== viewer && legs.length > 0)
    .map(([seat, legs]) => ({ seat, legs }));
}

function legsOf(event: Event, squares: Readonly<Record<Character, Square>>): Leg[] {
  if (event.type === 'walked')
    return [{ how: 'walk', from: squares[event.character], to: event.square, line: null }];
  if (event.type === 'rode')
    return [{ how: 'ride', from: squares[event.character], to: event.square, line: event.line }];
  if (event.type === 'character-sent')
    return [{ how: 'sent', from: squares[event.character], to: PLACE_SQUARES[event.place], line: null }];
  if (event.type === 'characters-swapped') {
    const [one, other] = [squares[event.character], squares[event.other]];
    return [
      { how: 'sent', from: one, to: other, line: null },
      { how: 'sent', from: other, to: one, line: null },
    ];
  }
  return event.type === 'clue-moved' ? [{ how: 'clue', from: event.from, to: event.to, line: null }] : [];
}

function follow(event: Event, squares: Record<Character, Square>): void {
  if (event.type === 'walked' || event.type === 'rode') squares[event.character] = event.square;
  else if (event.type === 'character-sent') squares[event.character] = PLACE_SQUARES[event.place];
  else if (event.type === 'characters-swapped') {
    const { character, other } = event;
    [squares[character], squares[other]] = [squares[other], squares[character]];
  }
}
