import type { StayingResidentId } from '../cards/second-visits.ts';
import type { Good, Goods } from '../goods.ts';
import type { Role } from '../roles.ts';
import type { StateName } from '../states.ts';
import type { Chart, Condition, Effect, Enemies, Kind, PlainEffect, TestRow, Who } from './effect.ts';

/** The effect language as the story book writes it: one short word for each effect. */

export const gain = (goods: Goods): Effect => ({ kind: 'gain', goods });
export const lose = (goods: Goods): PlainEffect => ({ kind: 'lose', goods });
export const eliminate = (goods: Goods): PlainEffect => ({ kind: 'eliminate', goods });
export const giveUp = (count: number, of: Kind): PlainEffect => ({ kind: 'lose-any', count, of });
export const change = (state: StateName, by: number, who: Who): PlainEffect => ({
  kind: 'change',
  state,
  by,
  who,
});
export const cold = (by: number): Effect => ({ kind: 'cold', by });
export const tonight = (damage: number, wounds: number): Effect => ({ kind: 'tonight', damage, wounds });
export const noise = (by: number): Effect => ({ kind: 'noise', by });
export const noiseRoll: Effect = { kind: 'noise-roll' };
export const giveBack = (cards: number): Effect => ({ kind: 'return', cards });
export const encounter: Effect = { kind: 'encounter' };
export const stays = (resident: StayingResidentId): Effect => ({ kind: 'stays', resident });
export const search = (chart: Chart): Effect => ({ kind: 'search', chart });
export const fight = (enemies: Enemies): Effect => ({ kind: 'fight', enemies });
/** A fight at home whose story says what the enemies came for. */
export const fightOver = (cameFor: readonly PlainEffect[], enemies: Enemies): Effect => ({
  kind: 'fight',
  enemies,
  cameFor,
});
export const trade = (commission: number, stock: readonly Good[]): Effect => ({
  kind: 'trade',
  commission,
  stock,
});
export const arrival: Effect = { kind: 'arrival' };
export const leave = (who: 'one' | Role): Effect => ({ kind: 'leave', who });
export const ideas = (cards: number): Effect => ({ kind: 'ideas', cards });
export const exchange = (place: 'far' | 'middle' | 'near'): Effect => ({ kind: 'exchange', place });
export const readOn = (story: string): Effect => ({ kind: 'story', story });
export const later = (days: number, story: string): Effect => ({ kind: 'later', days, story });
export const mark = (left: string): Effect => ({ kind: 'mark', mark: left });
export const unmark = (left: string): Effect => ({ kind: 'unmark', mark: left });
export const tell = (line: string): Effect => ({ kind: 'tell', line });

/** Who takes a test; one whom the Leader names if it is left out. */
interface Tester {
  readonly by?: Role;
}

export const empathy = (pass: readonly Effect[], fail: readonly Effect[], tester: Tester = {}): Effect => ({
  kind: 'test',
  test: { kind: 'empathy', ...tester, pass, fail },
});

export const prowess = (
  need: 1 | 2,
  pass: readonly Effect[],
  fail: readonly Effect[],
  tester: Tester = {},
): Effect => ({ kind: 'test', test: { kind: 'prowess', need, ...tester, pass, fail } });

export const d10 = (...rows: readonly TestRow[]): Effect => ({ kind: 'test', test: { kind: 'd10', rows } });

export const upTo = (last: number, ...effects: readonly Effect[]): TestRow => ({ upTo: last, effects });

export const when = (
  condition: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ kind: 'if', when: condition, effects, otherwise });
