import type { Role } from '../data/roles.ts';
import { testersAmong } from '../effects/testers.ts';
import type { Person } from '../state.ts';
import { castVars } from '../texts/cast.ts';
import type { View } from '../view.ts';

export type Where = 'home' | 'out';

/** Where whatever is asked now happens. */
export function whereNow(view: View): Where {
  return view.phase === 'scavenging' ? 'out' : 'home';
}

/** Those at the scene, as the rules count them. */
export function presentIn(view: View, where: Where): readonly Person[] {
  if (where === 'home') {
    return view.scavenging === null ? view.people : view.people.filter(({ duty }) => duty !== 'scavenge');
  }
  const waiting = view.scavenging?.waiting ?? [];
  return view.people.filter(({ id, duty }) => duty === 'scavenge' && !waiting.includes(id));
}

/** Those at the scene who may take a test; one who plays the part that it names in the story being read takes it alone. */
export function testersIn(view: View, where: Where, by: Role | null): readonly Person[] {
  const present = presentIn(view, where);
  const named = by === null ? undefined : castVars(view.deciding?.cast)[by];
  return testersAmong(present, present.find(({ id }) => id === named)?.id ?? null);
}
