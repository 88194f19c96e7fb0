import type { Game, Refusal } from '@vigilia/kernel';
import clauseList from '../../rulebook/clauses.json' with { type: 'json' };
import { audit } from './audit.ts';
import { grammar } from '../kinds/choices.ts';
import { AVOIDABLE_NOTES } from '../data/content-notes.ts';
import { DIFFICULTIES } from '../data/difficulties.ts';
import { ofEarlierRules } from './earlier-rules.ts';
import { fork } from '../state/fork.ts';
import { imagine } from './imagine.ts';
import type { Diario } from '../kinds/kinds.ts';
import { profile } from '../profile.ts';
import { rehearsal } from './rehearsal.ts';
import { openTable } from '../rules/set-up/set-up.ts';
import { refuse } from '../rules/table/ask.ts';
import { voiceIn } from '../rules/table/voices.ts';
import { steps } from './steps.ts';
import { isContentNote, NOTHING_AVOIDED, withAvoided } from '../stories/avoid.ts';
import { isInOneForm } from '../stories/one-form.ts';
import { isStoryId } from '../stories/read-before.ts';
import { parts, view } from './view.ts';

/** Diario: one to six people share a Journal and keep a group of civilians alive until a ceasefire. */
export const game: Game<Diario> = {
  id: profile.id,
  rules: profile.rules,
  ofEarlierRules,
  seats: profile.seats,
  clauses: clauseList.map(({ id }) => id),
  grammar,
  steps,
  options(given) {
    const { difficulty = 'normal', read = [], avoid = NOTHING_AVOIDED, ...unknown } = given;
    const [option] = Object.keys(unknown);
    if (option !== undefined) return refuse(null, 'refusal.unknown-option', { setting: option });
    const known = DIFFICULTIES.find((each) => each === difficulty);
    if (known === undefined) return refuse('END-5', 'refusal.difficulty');
    if (!isInOneForm(read, isStoryId)) return refuse(null, 'refusal.read');
    if (!isInOneForm(avoid, isContentNote)) return whyNotAvoided(avoid);
    return withAvoided(read.length === 0 ? { difficulty: known } : { difficulty: known, read }, avoid);
  },
  open: openTable,
  fork,
  view,
  parts,
  imagine,
  rehearsal,
  voices: ({ voices }) => voices,
  voiceIn,
  chapter: ({ day }) => Math.max(1, day),
  outcome: ({ over, seats }) =>
    over && {
      how: over.how,
      winners: over.score === null ? [] : Array.from({ length: seats }, (_, seat) => seat),
    },
  audit,
};

/** A kind that no story has is named; otherwise the list has another form. */
function whyNotAvoided(given: unknown): Refusal {
  const stranger = Array.isArray(given) ? given.find((kind) => !isContentNote(kind)) : undefined;
  if (typeof stranger !== 'string') return refuse(null, 'refusal.avoid');
  return refuse(null, 'refusal.unknown-kind', { kind: stranger, kinds: AVOIDABLE_NOTES });
}
