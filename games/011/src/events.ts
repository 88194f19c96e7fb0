import type { Seat } from '@vigilia/kernel';
import type { Square } from './city.ts';
import type { Power } from './data/cards.ts';
import type { Character } from './data/characters.ts';
import type { EventId } from './data/events.ts';
import type { Action, Line, Machine } from './data/gears.ts';
import type { Direction, Place } from './data/places.ts';
import type { EffectKind } from './data/effect.ts';
import type { Role } from './state.ts';

/** A card as seen in a hand: `character:lilja` or `power:transport`. */
export type Card = `character:${Character}` | `power:${Power}`;

/** Everything that can be told. The type is the key of its text, the fields are its variables. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'dealt-hidden'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'card-open'; readonly character: Character }
  | { readonly type: 'first-order'; readonly seats: readonly Seat[] }
  | { readonly type: 'hour-began'; readonly hour: number }
  | { readonly type: 'event-turned'; readonly event: EventId }
  | { readonly type: 'fenrir-woke' }
  | { readonly type: 'role-dealt'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'role-dealt-hidden'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly position: number; readonly amount: number }
  | { readonly type: 'passed' | 'could-not-raise'; readonly seat: Seat }
  | { readonly type: 'position-won'; readonly seat: Seat; readonly position: number; readonly amount: number }
  | { readonly type: 'position-left'; readonly seat: Seat; readonly position: number }
  | {
      readonly type: 'clue-placed' | 'clue-collected' | 'organ-placed';
      readonly seat: Seat;
      readonly square: Square;
    }
  | { readonly type: 'clue-returned'; readonly square: Square }
  | { readonly type: 'turn-began' | 'turn-ended'; readonly seat: Seat }
  | {
      readonly type: 'declared' | 'declared-right' | 'declared-wrong';
      readonly seat: Seat;
      readonly character: Character;
    }
  | { readonly type: 'chosen-seen'; readonly character: Character }
  | { readonly type: 'chosen-hidden'; readonly seat: Seat }
  | { readonly type: 'marks-shown'; readonly seat: Seat; readonly tiles: readonly string[] }
  | {
      readonly type: 'character-chosen' | 'ability-used' | 'character-blocked';
      readonly seat: Seat;
      readonly character: Character;
    }
  | { readonly type: 'effect-skipped'; readonly seat: Seat; readonly effect: EffectKind }
  | { readonly type: 'ability-twice'; readonly seat: Seat }
  | {
      readonly type: 'time-gained' | 'time-paid' | 'music-gained' | 'clues-gained' | 'clues-spent';
      readonly seat: Seat;
      readonly amount: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tiles: readonly string[] }
  | { readonly type: 'drew-hidden'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'investigated';
      readonly seat: Seat;
      readonly target: Seat;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'looked'; readonly seat: Seat; readonly target: Seat; readonly count: number }
  | { readonly type: 'investigated-unknown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'looked-unknown'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'gears-turned';
      readonly seat: Seat;
      readonly teeth: number;
      readonly machine: Machine;
      readonly steps: number;
      readonly action: Action;
    }
  | { readonly type: 'walked'; readonly seat: Seat; readonly character: Character; readonly square: Square }
  | {
      readonly type: 'rode';
      readonly seat: Seat;
      readonly character: Character;
      readonly line: Line;
      readonly square: Square;
    }
  | { readonly type: 'carriage-taken'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'clue-moved'; readonly seat: Seat; readonly from: Square; readonly to: Square }
  | { readonly type: 'card-played' | 'power-regained'; readonly seat: Seat; readonly power: Power }
  | {
      readonly type: 'tile-played' | 'organ-invoked' | 'discarded';
      readonly seat: Seat;
      readonly tile: string;
    }
  | { readonly type: 'discarded-hidden' | 'location-declined'; readonly seat: Seat }
  | {
      readonly type: 'character-sent';
      readonly seat: Seat;
      readonly character: Character;
      readonly place: Place;
    }
  | {
      readonly type: 'characters-swapped';
      readonly seat: Seat;
      readonly character: Character;
      readonly other: Character;
    }
  | {
      readonly type: 'location-placed';
      readonly seat: Seat;
      readonly place: Place;
      readonly direction: Direction;
    }
  | { readonly type: 'out-of-time' | 'goal-missed'; readonly seat: Seat }
  | { readonly type: 'out'; readonly seat: Seat; readonly characters: readonly Character[] }
  | { readonly type: 'won-as-hero' | 'won-as-fenrir'; readonly seat: Seat }
  | { readonly type: 'ragnarok' }
  | { readonly type: 'chosen-was'; readonly character: Character }
  | { readonly type: 'fenrir-was'; readonly seat: Seat };
