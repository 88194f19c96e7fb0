import type { Game } from '@vigilia/kernel';
import clauseList from '../../rulebook/clauses.json' with { type: 'json' };
import { grammar } from '../kinds/choices.ts';
import type { Diario } from '../kinds/kinds.ts';
import { profile } from '../profile.ts';
import { openTable } from '../rules/set-up/set-up.ts';
import { voiceIn } from '../rules/table/voices.ts';
import { fork } from '../state/fork.ts';
import { audit } from './audit.ts';
import { ofEarlierRules } from './earlier-rules.ts';
import { imagine } from './imagine.ts';
import { optionsFrom } from './options.ts';
import { rehearsal } from './rehearsal.ts';
import { steps } from './steps.ts';
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
  options: optionsFrom,
  open: openTable,
  fork,
  view,
  parts,
  imagine,
  rehearsal,
  voices: ({ voices }) => voices,
  openQuestion: ({ council }) => council,
  voiceIn,
  chapter: ({ day }) => Math.max(1, day),
  outcome: ({ over, seats }) =>
    over && {
      how: over.how,
      winners: over.score === null ? [] : Array.from({ length: seats }, (_, seat) => seat),
    },
  audit,
};
