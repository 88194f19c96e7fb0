import type { Ask, Text } from '@vigilia/kernel';
import type { Choice } from '../../../kinds/choices.ts';
import type { View } from '../../../kinds/view.ts';
import { ABOUT_THE_HOUSE } from './house.ts';
import { ABOUT_THE_NIGHT } from './outdoors.ts';
import { ABOUT_PEOPLE } from './people.ts';

/** What a plan is mostly about, the weightiest first: the reason for that is the reason for the plan. */
const WEIGHTIEST: readonly Choice['verb'][] = [
  'deliver',
  'build',
  'treat',
  'toast',
  'take',
  'go',
  'eat',
  'drink',
  'scavenge',
  'rummage',
  'search',
  'dig',
  'dig-with',
  'saw',
  'pick',
  'wood',
  'idea',
  'name',
  'wound',
  'kill',
  'hit',
  'shield',
  'home',
  'lose',
  'bed',
  'guard',
  'floor',
  'fast',
];

type Ground = (view: View, choice: Choice, prompt: Text) => readonly Text[];

const GROUNDS = { ...ABOUT_PEOPLE, ...ABOUT_THE_HOUSE, ...ABOUT_THE_NIGHT };

/** Why a plan is proposed, in one line; null if nothing speaks for it by itself. */
export function reasonOfPlan(view: View, { prompt }: Ask<Choice>, plan: readonly Choice[]): Text | null {
  for (const verb of WEIGHTIEST) {
    const ground = GROUNDS[verb as keyof typeof GROUNDS] as Ground | undefined;
    for (const choice of plan.filter((each) => each.verb === verb)) {
      // What it costs is no reason for it.
      const [reason] = (ground?.(view, choice, prompt) ?? []).filter(({ key }) => key !== 'reason.costs');
      if (reason !== undefined) return reason;
    }
  }
  return null;
}
