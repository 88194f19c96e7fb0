import { type Diario, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import type { Noun } from '../../../../draft/game-ui.ts';
import { isTaken } from '../../../../draft/pointing.ts';
import type { Choice } from '../asked.ts';
import { siteOfChoice } from './site.ts';

type Draft = AnswerDraft<Diario>;

/** The choices that are still open for what is picked, all of them once a plan is made. */
function openChoices(draft: Draft): readonly Choice[] {
  return draft.plan.value.length > 0 ? draft.choices.value : draft.matching.value;
}

/** The spaces at which one of the open choices is carried out. */
export function offeredSpaces(draft: Draft): ReadonlySet<SpaceId> {
  const view = draft.table.view.value;
  if (view === null) return new Set();
  return new Set(openChoices(draft).flatMap((choice) => siteOfChoice(choice, view.house) ?? []));
}

/** The people that one of the open choices is about. */
export function offeredPeople(draft: Draft): ReadonlySet<string> {
  return new Set(
    openChoices(draft).flatMap((choice) => [
      ...('person' in choice ? [choice.person] : []),
      ...('other' in choice ? [choice.other] : []),
    ]),
  );
}

/** The spaces that are picked, or at which the plan has something done. */
export function takenSpaces(draft: Draft): ReadonlySet<SpaceId> {
  const view = draft.table.view.value;
  if (view === null) return new Set();
  const sites = draft.plan.value.map((choice) => siteOfChoice(choice, view.house));
  return new Set(SPACE_IDS.filter((space) => sites.includes(space) || isTaken(draft, `space:${space}`)));
}

/**
 * Points at a space. A choice that names no space, such as rummaging, is meant by the space it is carried out at where
 * only one such choice is open.
 */
export function pickSpace(draft: Draft, space: SpaceId): void {
  const view = draft.table.view.value;
  if (view === null) return;
  const noun: Noun = `space:${space}`;
  const planned = draft.ask.value === null ? null : draft.ui.planFor(view, draft.ask.value, noun);
  if (planned !== null || draft.canPick(noun)) return draft.pick(noun);
  const here = openChoices(draft).filter((choice) => siteOfChoice(choice, view.house) === space);
  const [only, ...more] = here;
  if (only !== undefined && more.length === 0) draft.setPlan([only]);
}

/** Points at several things at once: a person who is dragged onto a space. */
export function pickTogether(draft: Draft, nouns: readonly Noun[]): void {
  draft.picks.value = [];
  for (const noun of nouns) {
    const [kind, name] = noun.split(':');
    const space = kind === 'space' ? SPACE_IDS.find((each) => each === name) : undefined;
    if (space === undefined) draft.pick(noun);
    else pickSpace(draft, space);
  }
}
