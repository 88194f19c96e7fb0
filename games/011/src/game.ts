import type { Game } from '@vigilia/kernel';
import clauseList from '../rulebook/clauses.json' with { type: 'json' };
import { imagine } from './knowledge/imagine.ts';
import { rehearsal } from './knowledge/rehearsal.ts';
import { profile } from './profile.ts';
import { refuse } from './rules/ask.ts';
import { ofEarlierRules } from './rules/earlier-rules.ts';
import { openTable } from './rules/set-up.ts';
import { steps } from './rules/steps.ts';
import { audit } from './table/audit.ts';
import { grammar } from './table/choices.ts';
import { fork } from './table/fork.ts';
import type { Eleven } from './table/kinds.ts';
import { parts, view } from './table/view.ts';

/** 011: three to six rivals in a steampunk Turin, eleven Hours until Ragnarok. */
export const game: Game<Eleven> = {
  id: profile.id,
  rules: profile.rules,
  ofEarlierRules,
  seats: profile.seats,
  clauses: clauseList.map(({ id }) => id),
  grammar,
  steps,
  options(given) {
    const { beginners = false, ...unknown } = given;
    const [option] = Object.keys(unknown);
    if (option !== undefined) return refuse(null, 'refusal.unknown-option', { option });
    if (typeof beginners !== 'boolean') return refuse('SET-11', 'refusal.beginners');
    return { beginners };
  },
  open: openTable,
  fork,
  view,
  parts,
  imagine,
  rehearsal,
  chapter: ({ hour }) => Math.max(1, hour),
  outcome: ({ over }) => over && { how: over.how, winners: over.winner === null ? [] : [over.winner] },
  audit,
};
