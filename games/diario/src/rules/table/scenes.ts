import type { Scene } from '../../state/frames.ts';

/** What happens at home and to no person in particular. */
export const AT_HOME: Scene = { where: 'home', actor: null, story: null };

/** What happens out of doors and to no person in particular. */
export const OUT: Scene = { where: 'out', actor: null, story: null };
