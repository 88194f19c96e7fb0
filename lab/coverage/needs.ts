import {
  type Condition,
  FITTING_IDS,
  FITTINGS,
  type FittingId,
  type Good,
  type Goods,
} from '@vigilia/game-diario/content';
import { MADE_BY } from './goods-asked.ts';

/** What conditions ask for, as far as a player can work towards it. */
export interface Needs {
  readonly marks: ReadonlySet<string>;
  /** Marks that must not be there. */
  readonly unmarked: ReadonlySet<string>;
  /** Goods, and what they are made of. */
  readonly goods: ReadonlySet<Good>;
  readonly fittings: readonly FittingId[];
  /** Whether it has to be colder or warmer than it is; null if that is all the same. */
  readonly cold: 'colder' | 'warmer' | null;
  /** Whether Food is to be saved. */
  readonly food: boolean;
  /** Whether a person is to have left. */
  readonly gone: boolean;
}

export function needsOf(conditions: readonly Condition[]): Needs {
  const all = conditions.flatMap(partsOf);
  const refused = all.flatMap((each) => (each.kind === 'not' ? [each.condition] : []));
  const goods = all.flatMap((each) => (each.kind === 'has' ? kinds(each.goods) : []));
  const makers = FITTING_IDS.filter((id) => recipesFor(id, goods).length > 0);
  const parts = makers.flatMap((id) => recipesFor(id, goods).flatMap(({ cost }) => kinds(cost)));
  return {
    marks: new Set(marksOf(all)),
    unmarked: new Set(marksOf(refused)),
    goods: new Set([...goods, ...parts]),
    fittings: [...all.flatMap((each) => (each.kind === 'built' ? [each.fitting] : [])), ...makers],
    cold: all.some(isCold) ? 'colder' : refused.some(isCold) ? 'warmer' : null,
    food: all.some(({ kind }) => kind === 'food'),
    gone:
      all.some((each) => each.kind === 'fate' && each.is === 'left') ||
      refused.some((each) => each.kind === 'fate' && each.is !== 'left'),
  };
}

function partsOf(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.conditions.flatMap(partsOf) : [condition];
}

function recipesFor(fitting: FittingId, goods: readonly Good[]) {
  return FITTINGS[fitting].uses.filter(({ id }) => MADE_BY.get(id)?.some((good) => goods.includes(good)));
}

function marksOf(conditions: readonly Condition[]): string[] {
  return conditions.flatMap((each) => (each.kind === 'marked' ? [each.mark] : []));
}

function isCold({ kind }: Condition): boolean {
  return kind === 'cold';
}

function kinds(goods: Goods): Good[] {
  return Object.keys(goods) as Good[];
}
