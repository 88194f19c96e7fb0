import type { Role } from '../data/roles.ts';
import type { Deciding, View } from '../kinds/view.ts';
import { testersAmong } from '../rules/effects/testers.ts';
import { present } from '../rules/table/people.ts';
import { AT_HOME, OUT } from '../rules/table/scenes.ts';
import type { Scene } from '../state/frames.ts';
import type { Person } from '../state/state.ts';
import { castIn, castVars } from '../texts/cast.ts';

/** The scene of what may come, at home or out of doors: no person has been named for it yet. */
export const SCENES: Readonly<Record<Scene['where'], Scene>> = { home: AT_HOME, out: OUT };

/** Where the question that is open is asked. */
export function whereNow({ phase }: Pick<View, 'phase'>): Scene['where'] {
  return phase === 'scavenging' ? 'out' : 'home';
}

/** The scene of the open decision, as far as its readers know it: the actor is a part like any other. */
export function sceneOf({ where, story, cast }: Pick<Deciding, 'where' | 'story' | 'cast'>): Scene {
  return { where, story, actor: null, cast: castIn(cast) };
}

/** Those at the scene who may take a test; one who plays the part that it names in the story being read takes it alone. */
export function testersIn(view: View, where: Scene['where'], by: Role | null): readonly Person[] {
  const there = present(view, where);
  const named = by === null ? undefined : castVars(view.deciding?.cast)[by];
  return testersAmong(there, there.find(({ id }) => id === named)?.id ?? null);
}
