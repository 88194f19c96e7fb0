import type { View } from '../asked.ts';

/** What the stage can show. */
export const SCENES = ['house', 'city', 'page'] as const;
export type StageScene = (typeof SCENES)[number];

type Seen = Pick<View, 'day' | 'phase' | 'deciding'>;

/** What the moment is about: a story is read, a night is spent in the city, everything else happens at home. */
export function sceneOf({ phase, deciding }: Seen): StageScene {
  if (deciding?.story != null) return 'page';
  return phase === 'scavenging' ? 'city' : 'house';
}

/** The page has something on it only while a story is read. */
export function scenesIn(view: Seen): readonly StageScene[] {
  return SCENES.filter((scene) => scene !== 'page' || sceneOf(view) === 'page');
}

/** A name for the moment: when it changes, the stage shows again what the moment is about. */
export function momentOf(view: Seen): string {
  const { day, phase, deciding } = view;
  return `${day} ${phase} ${deciding?.story ?? ''}`;
}
