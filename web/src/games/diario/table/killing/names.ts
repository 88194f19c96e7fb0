import type { StoryId } from '@vigilia/game-diario';
import type { DraftProps, Event } from '../asked.ts';
import type { OpponentKind } from '../combat/opponents.ts';
import { say } from '../say.ts';
import type { Killing } from './killings.ts';

type ResidentId = Extract<Event, { type: 'encountered' }>['resident'];

/** Whom a fight was against: one person with a name and an age of their own, or one of several. */
type Against = { readonly one: string; readonly kind: OpponentKind } | { readonly of: string };

/** As the cards name them. The other Residents are met in stories, which say who fights. */
const RESIDENTS: Readonly<Partial<Record<ResidentId, Against>>> = {
  'rival-scavengers': { of: 'killing.of-rival-scavengers' },
  caretaker: { one: 'killing.caretaker', kind: 'old' },
  squatters: { of: 'killing.of-squatters' },
  marauders: { of: 'killing.of-marauders' },
  'militia-patrol': { of: 'killing.of-militia-patrol' },
  'sniper-team': { of: 'killing.of-sniper-team' },
  convicts: { of: 'killing.of-convicts' },
  'soldiers-off-duty': { of: 'killing.of-soldiers-off-duty' },
  thugs: { of: 'killing.of-thugs' },
  'armed-thugs': { of: 'killing.of-thugs' },
};

/** As the stories tell of them: it is seldom the person on the card. */
const STORIES: Readonly<Record<StoryId, Against>> = {
  'music-school-red-2': { of: 'killing.of-boiler-room' },
  'covered-market-yellow-2': { of: 'killing.of-cousins' },
  'river-chapel-blue-2': { one: 'killing.man-with-the-lamp', kind: 'man' },
  'river-chapel-white': { one: 'killing.man-in-the-third-row', kind: 'young' },
  'tower-block-red-2': { of: 'killing.of-two-with-the-soup' },
  'public-library-white': { one: 'killing.man-with-the-mug', kind: 'man' },
  'old-brewery-red-2': { one: 'killing.man-behind-the-vats', kind: 'man' },
  'old-brewery-white': { of: 'killing.of-toll' },
  'a-table-for-one': { of: 'killing.of-came-for-the-waiter' },
  'tram-depot-yellow-2': { of: 'killing.of-nephews' },
  'the-long-watch': { of: 'killing.of-on-the-lawn' },
  'the-low-voice': { of: 'killing.of-on-the-stairs' },
  'the-saucepans': { of: 'killing.of-at-the-gate' },
  'two-men-and-a-boy': { of: 'killing.of-came-for-the-boy' },
  'the-man-with-the-arm': { of: 'killing.of-two-from-the-pump' },
  'the-man-with-tickets': { one: 'killing.leo', kind: 'man' },
  'a-billet': { one: 'killing.martin', kind: 'man' },
  'old-couple-blue-2': { of: 'killing.of-sons' },
  'hiding-family-yellow-2': { one: 'killing.father-with-the-cleaver', kind: 'man' },
  'night-watchman-red': { one: 'killing.night-watchman', kind: 'old' },
  'night-watchman-red-2': { of: 'killing.of-weighing-office' },
  'deserter-yellow': { of: 'killing.of-round-the-fire' },
  'deserter-yellow-2': { one: 'killing.number-nine', kind: 'man' },
  'the-cellar-lamp': { of: 'killing.of-coal-hole' },
};

/** Those of whom no card and no story says more. */
const STRANGERS: Against = { of: 'killing.of-strangers' };

/** Every story in which it may come to a fight. */
export const STORIES_TOLD: ReadonlySet<StoryId> = new Set(Object.keys(STORIES));

function againstIn({ opening }: Killing): Against {
  if (opening?.type === 'story-read') return STORIES[opening.story] ?? STRANGERS;
  if (opening?.type === 'encountered') return RESIDENTS[opening.resident] ?? STRANGERS;
  if (opening?.type === 'went-back') return RESIDENTS[opening.spot as ResidentId] ?? STRANGERS;
  return STRANGERS;
}

/** Who was killed: by name as the card or the story has it, or how many of whom. */
export function nameOfKilled(draft: DraftProps['draft'], killing: Killing): string {
  const against = againstIn(killing);
  if ('one' in against) return say(draft, against.one);
  return say(draft, 'killing.several', { count: killing.killed.length, whom: say(draft, against.of) });
}

/** Of what age one with a name of their own is told; null for those who are told apart by what they held. */
export function kindOfNamed(killing: Killing): OpponentKind | null {
  const against = againstIn(killing);
  return 'one' in against ? against.kind : null;
}
