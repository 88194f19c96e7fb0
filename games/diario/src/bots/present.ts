import type { Person } from '../state.ts';
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
