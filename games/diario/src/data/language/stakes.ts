import type { Goods } from '../goods.ts';
import type { Role } from '../roles.ts';
import type { StateName } from '../states.ts';
import type { Condition, Effect, Enemies, Option, PlainEffect, Test, Who } from './effect.ts';

/**
 * One whom a stake touches. `tester` takes the test on which the stake depends. `named` is the actor, whom the Leader
 * names for an earlier effect if the scene has none.
 */
export type OneAtStake = 'one' | Role | 'tester' | 'named';
export type WhoAtStake = Who | OneAtStake;

/** What an effect is worth knowing by before it happens: its size, not the words and stories behind it. */
export type Stake =
  | Exclude<PlainEffect, { readonly kind: 'change' | 'leave' }>
  | { readonly kind: 'change'; readonly state: StateName; readonly by: number; readonly who: WhoAtStake }
  | { readonly kind: 'leave'; readonly who: OneAtStake }
  | {
      readonly kind: 'fight';
      readonly least: number;
      readonly most: number;
      readonly enemies: Enemies;
    }
  /** A story of a card, or the next one of the story being read. */
  | { readonly kind: 'read' | 'story' }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'chance'; readonly rows: readonly Chance[] }
  | {
      readonly kind: 'trial';
      readonly of: 'empathy' | 'prowess';
      /** Wound symbols a test of Prowess needs; 0 of Empathy. */
      readonly need: number;
      /** Who takes it, if the test names a part. */
      readonly by?: Role;
      readonly pass: readonly Stake[];
      readonly fail: readonly Stake[];
    }
  | {
      readonly kind: 'if';
      readonly when: Condition;
      readonly stakes: readonly Stake[];
      readonly otherwise: readonly Stake[];
    }
  | { readonly kind: 'choose'; readonly options: readonly OptionStakes[] };

export interface Chance {
  readonly percent: number;
  readonly stakes: readonly Stake[];
}

/** An option of a decision inside another effect. */
export interface OptionStakes {
  readonly id: string;
  readonly cost: Goods;
  readonly when: Condition | null;
  readonly stakes: readonly Stake[];
}

/** What an option brings, besides what it costs. */
export interface Stakes {
  readonly stakes: readonly Stake[];
}

export function stakesOf({ effects }: Pick<Option, 'effects'>): Stakes {
  return { stakes: stakesIn(effects) };
}

/** Who the actor is by now: the scene tells, or the effects before. */
type Actor = 'actor' | 'tester' | 'named';

/** What is certain first: what follows a test or a condition would read as a part of it. */
export function stakesIn(effects: readonly Effect[], before: Actor = 'actor'): Stake[] {
  let actor = before;
  const stakes = effects
    .flatMap((effect) => {
      const stake = stakeOf(effect, actor);
      if (actor === 'actor' && 'who' in effect && effect.who === 'actor') actor = 'named';
      return stake ?? [];
    })
    .flatMap(withoutIdleCondition);
  return [...stakes.filter((stake) => !isOpen(stake)), ...stakes.filter(isOpen)];
}

/** Whether something has to be rolled, looked at or decided before it is known what happens. */
export function isOpen({ kind }: Stake): boolean {
  return kind === 'chance' || kind === 'trial' || kind === 'if' || kind === 'choose';
}

/** A condition that changes nothing but words goes without saying. */
function withoutIdleCondition(stake: Stake): readonly Stake[] {
  return stake.kind === 'if' && isSame(stake.stakes, stake.otherwise) ? stake.stakes : [stake];
}

/** Whether two branches come to the same. */
export function isSame(one: readonly Stake[], other: readonly Stake[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function stakeOf(effect: Effect, actor: Actor): Stake | null {
  switch (effect.kind) {
    case 'tell':
    case 'mark':
    case 'unmark':
      return null;
    case 'read':
    case 'story':
      return { kind: effect.kind };
    case 'later':
      return { kind: 'later', days: effect.days };
    case 'fight':
      return { kind: 'fight', ...rangeOf(effect.enemies), enemies: effect.enemies };
    case 'test':
      return stakeOfTest(effect.test, actor);
    case 'if': {
      const { when } = effect;
      return {
        kind: 'if',
        when,
        stakes: stakesIn(effect.effects, actor),
        otherwise: stakesIn(effect.otherwise, actor),
      };
    }
    case 'choose':
      return {
        kind: 'choose',
        options: effect.options.map(({ id, cost = {}, when = null, effects }) => ({
          id,
          cost,
          when,
          stakes: stakesIn(effects, actor),
        })),
      };
    case 'change':
    case 'leave':
      return effect.who === 'actor' ? { ...effect, who: actor } : effect;
    case 'gain':
    case 'lose':
    case 'eliminate':
    case 'lose-any':
    case 'cold':
    case 'tonight':
    case 'noise':
    case 'noise-roll':
    case 'return':
    case 'encounter':
    case 'stays':
    case 'search':
    case 'trade':
    case 'arrival':
    case 'ideas':
    case 'exchange':
      return effect;
  }
}

function stakeOfTest(test: Test, actor: Actor): Stake {
  if (test.kind === 'd10') {
    const rows = test.rows.map(({ upTo, effects }, index) => ({
      percent: (upTo - (test.rows[index - 1]?.upTo ?? 0)) * 10,
      stakes: stakesIn(effects, actor),
    }));
    return { kind: 'chance', rows };
  }
  const need = test.kind === 'prowess' ? test.need : 0;
  const tester = test.by === undefined ? {} : { by: test.by };
  return {
    kind: 'trial',
    of: test.kind,
    need,
    ...tester,
    pass: stakesIn(test.pass, 'tester'),
    fail: stakesIn(test.fail, 'tester'),
  };
}

function rangeOf({ count }: Enemies): { least: number; most: number } {
  const numbers = count.map(({ enemies }) => enemies);
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}
