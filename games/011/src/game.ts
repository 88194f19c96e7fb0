import type { Game } from '@vigilia/kernel';
import clauseList from '../rulebook/clauses.json' with { type: 'json' };
import { audit } from './audit.ts';
import { grammar } from './choices.ts';
import { ofEarlierRules } from './earlier-rules.ts';
import { fork } from './fork.ts';
import { imagine } from './imagine.ts';
import type { Eleven } from './kinds.ts';
import { profile } from './profile.ts';
import { rehearsal } from './rehearsal.ts';
import { refuse } from './rules/ask.ts';
import { openTable } from './rules/set-up.ts';
import { steps } from './steps.ts';
import { parts, view } from './view.ts';

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
