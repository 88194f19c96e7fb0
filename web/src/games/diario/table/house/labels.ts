import { type Diario, HOUSE, reachableIn, type SpaceId } from '@vigilia/game-diario';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import { named } from '../../../../draft/named.ts';
import type { View } from '../asked.ts';
import { say } from '../say.ts';
import { STREET_DOOR } from './site.ts';
import { awayIn, type Doing, type Whereabouts, whereaboutsIn } from './whereabouts.ts';

type Draft = AnswerDraft<Diario>;

const DOING: Readonly<Record<Doing, string>> = {
  waits: 'house.waits',
  works: 'house.works',
  rests: 'house.rests',
  sleeps: 'house.sleeps',
  guards: 'house.guards',
  leaves: 'house.leaves',
};

/** A person, and what that person does where. */
export function personWords(draft: Draft, { person, space, doing, isDraft }: Whereabouts): string {
  const words = say(draft, DOING[doing], { person, space });
  return isDraft ? say(draft, 'house.drafted', { words }) : words;
}

/** Says a space and what lies there. One speaker serves all spaces of a view. */
export function spaceSpeaker(draft: Draft, view: View): (space: SpaceId) => string {
  const reached = reachableIn(view.house);
  const people = whereaboutsIn(view, draft.plan.value);
  return (space) => {
    const what = thingWords(draft, view, space);
    const away = space === STREET_DOOR ? awayWords(draft, view) : null;
    const here = people.filter((each) => each.space === space).map(({ person }) => person);
    return [
      named(draft, 'space', space),
      ...(what === null ? [] : [what]),
      ...(here.length === 0 ? [] : [say(draft, 'house.here', { people: here })]),
      ...(away === null ? [] : [away]),
      ...(reached.has(space) ? [] : [say(draft, 'house.out-of-reach')]),
    ].join(', ');
  };
}

/** Who spends the night elsewhere; null if all are at home. */
export function awayWords(draft: Draft, view: View): string | null {
  const people = awayIn(view);
  return people.length === 0 ? null : say(draft, 'house.away', { people });
}

function thingWords(draft: Draft, view: View, space: SpaceId): string | null {
  const on = view.house[space];
  if (on === undefined) return HOUSE[space].printed === 'free' ? say(draft, 'house.free') : null;
  if (on.kind === 'fitting') return named(draft, 'fitting', on.fitting);
  return on.remnants ? say(draft, 'house.remnants') : named(draft, 'shelter', on.kind);
}
