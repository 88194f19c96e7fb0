import { type Diario, type PersonId, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
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

/**
 * The one open choice that is carried out at a space without naming it, such as rummaging; null if there is none or
 * more than one. A plan of several choices is a board's, and only the board changes it.
 */
function unnamedChoice(draft: Draft, space: SpaceId): Choice | null {
  const view = draft.table.view.value;
  if (view === null || draft.plan.value.length > 1) return null;
  const here = openChoices(draft).filter((choice) => siteOfChoice(choice, view.house) === space);
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** The spaces that can be pointed at now. */
export function offeredSpaces(draft: Draft): ReadonlySet<SpaceId> {
  return new Set(
    SPACE_IDS.filter((space) => draft.canPick(`space:${space}`) || unnamedChoice(draft, space) !== null),
  );
}

/** The people at home who can be pointed at now. */
export function offeredPeople(draft: Draft): ReadonlySet<PersonId> {
  const people = draft.table.view.value?.people ?? [];
  return new Set(people.map(({ id }) => id).filter((id) => draft.canPick(`person:${id}`)));
}

/** The spaces that are picked, or at which the plan has something done. */
export function takenSpaces(draft: Draft): ReadonlySet<SpaceId> {
  const view = draft.table.view.value;
  if (view === null) return new Set();
  const sites = draft.plan.value.map((choice) => siteOfChoice(choice, view.house));
  return new Set(SPACE_IDS.filter((space) => sites.includes(space) || isTaken(draft, `space:${space}`)));
}

/** Points at a space. */
export function pickSpace(draft: Draft, space: SpaceId): void {
  const noun: Noun = `space:${space}`;
  if (draft.canPick(noun)) return draft.pick(noun);
  const choice = unnamedChoice(draft, space);
  if (choice !== null) draft.setPlan([choice]);
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
