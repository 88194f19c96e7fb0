import type { View } from '../asked.ts';

/** What the stage can show. */
const SCENES = ['house', 'city', 'story', 'fight'] as const;
export type StageScene = (typeof SCENES)[number];

/** What the moment is made of. */
export interface Moment extends Pick<View, 'day' | 'phase'> {
  /** What is read now, by any name of its own; null if nothing is read. */
  readonly reading: string | null;
  /** Whether a fight is on. */
  readonly isFighting: boolean;
}

/**
 * What the moment is about: a fight is on, a story is read, a night is spent in the city, everything else happens at home. In the
 * Evening it is decided who goes out, with the cards of the Locations in sight.
 */
export function sceneOf({ phase, reading, isFighting }: Moment): StageScene {
  if (isFighting) return 'fight';
  if (reading !== null) return 'story';
  return phase === 'scavenging' || phase === 'evening' ? 'city' : 'house';
}

/** What can be looked at: a story only while it is read, a fight only while it is on, and then not the city around it. */
export function scenesIn({ reading, isFighting }: Moment): readonly StageScene[] {
  const isThere = { house: true, city: !isFighting, story: reading !== null, fight: isFighting };
  return SCENES.filter((scene) => isThere[scene]);
}

/** A name for the moment: when it changes, the stage shows again what the moment is about. */
export function nameOfMoment({ day, phase, reading, isFighting }: Moment): string {
  return `${day} ${phase} ${isFighting ? 'fight' : ''} ${reading ?? ''}`;
}
