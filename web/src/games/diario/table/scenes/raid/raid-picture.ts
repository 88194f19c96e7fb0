import { type Good, type PersonId, WORST } from '@vigilia/game-diario';
import type { Text } from '@vigilia/kernel';
import type { Event, View } from '../../asked.ts';
import type { Fighter } from '../fight/fight-picture.ts';

export type RaidId = Extract<Event, { type: 'raid-turned' }>['raid'];

/** A raid as it stands at one step. */
export interface RaidPicture {
  readonly raid: RaidId;
  /** What the book tells of it; it is read before anything else is seen. */
  readonly prose: Text | null;
  /** The page alone, those at the door, what they carry away, or a night in which no step comes nearer. */
  readonly shows: 'page' | 'door' | 'taking' | 'stillness';
  readonly guards: readonly Fighter[];
  /** What is carried over the threshold, one picture a piece. */
  readonly taken: readonly Good[];
}

/** Those who keep guard, with what they hold. */
export function guardsIn({ people }: Pick<View, 'people'>): readonly Fighter[] {
  return people
    .filter(({ duty }) => duty === 'guard')
    .map(({ id, weapon, levels }) => ({
      who: id,
      weapon,
      wounds: levels.wounds,
      most: WORST,
      is: 'standing',
      die: null,
      cue: null,
    }));
}

/** The picture with one guard changed; the others come to rest. */
export function withGuard(picture: RaidPicture, person: PersonId, change: Partial<Fighter>): RaidPicture {
  const guards = picture.guards.map((guard) => ({
    ...guard,
    cue: null,
    ...(guard.who === person ? change : {}),
  }));
  return { ...picture, guards };
}
