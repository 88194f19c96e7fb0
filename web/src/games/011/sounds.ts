import type { Eleven } from '@vigilia/game-011';
import type { Sound } from '../../sound/scores.ts';

type Event = Eleven['event'];

/** What is not named here is silent: a table is no fairground. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'gears-turned': 'ratchet',
  'position-won': 'seal',
  declared: 'verdict',
  'declared-wrong': 'breaking',
  'character-blocked': 'seal',
  'location-placed': 'seal',
  'organ-placed': 'organ',
  drew: 'paper',
  'drew-hidden': 'paper',
  'tile-played': 'paper',
  'card-played': 'paper',
  'power-regained': 'paper',
  investigated: 'paper',
  looked: 'paper',
  'investigated-unknown': 'paper',
  'looked-unknown': 'paper',
  'event-turned': 'paper',
  'card-open': 'paper',
  'hour-began': 'bell',
  'fenrir-woke': 'howl',
  ragnarok: 'doom',
  'won-as-hero': 'bell',
  'won-as-fenrir': 'bell',
  'time-paid': 'coin',
  'time-gained': 'coin',
  bid: 'coin',
  'clue-collected': 'coin',
  walked: 'step',
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
