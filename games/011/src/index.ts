import type { Game } from '@vigilia/kernel';
import clauseList from '../rulebook/clauses.json' with { type: 'json' };
import { audit } from './audit.ts';
import { grammar } from './choices.ts';
import { fork } from './fork.ts';
import { imagine } from './imagine.ts';
import type { Eleven } from './kinds.ts';
import { refuse } from './rules/refuse.ts';
import { openTable } from './rules/set-up.ts';
import { steps } from './steps.ts';
import { view, views } from './view.ts';

export { apprentice } from './bots/apprentice/apprentice.ts';
export { detective } from './bots/detective/detective.ts';
export { EMBARRASSMENTS, type Embarrassment, embarrassment } from './bots/embarrassments.ts';
export { INSPECTORS_LEANING, insight } from './bots/inspector/insight.ts';
export { type Chosen, wastedWalk } from './bots/wasted-walk.ts';
export { CHARACTERS, type Character } from './data/characters.ts';
export { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from './data/gears.ts';
export { LINKS, ROWS } from './data/map.ts';
export { DIRECTIONS } from './data/places.ts';
export type { Eleven } from './kinds.ts';
export { type Sheet, sheet, suspects } from './knowledge/sheet.ts';
export { worlds } from './knowledge/worlds.ts';
export { orders } from './orders/index.ts';
export { LAST_HOUR } from './rules/hour.ts';
export type { View } from './view.ts';

/** 011: three to six rivals in a steampunk Turin, eleven Hours until Ragnarok. */
export const eleven: Game<Eleven> = {
  id: '011',
  rules: 1,
  seats: { min: 3, max: 6 },
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
  views,
  imagine,
  outcome: ({ over }) => over && { how: over.how, winners: over.winner === null ? [] : [over.winner] },
  audit,
};
