import type { FittingId } from '../data/fittings.ts';
import { FOODS, type Goods } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import { type Cast, NO_CAST, type Role } from '../data/roles.ts';
import type { Scene } from '../frames.ts';
import { contains } from '../rules/table/goods.ts';
import { isBuilt } from '../rules/table/house.ts';
import { isIn, present, skillOf } from '../rules/table/people.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Gone, Person, Table } from '../state.ts';
import type { Condition, Fate, Mark } from './effect.ts';

/** What conditions look at. A table has it, and so has a view of one. */
export interface Facts
  extends Pick<Table, 'people' | 'gone' | 'cold' | 'day' | 'marks' | 'storage' | 'scavenging'> {
  /** Whom the scene is about, and who plays which part. */
  readonly actor: PersonId | null;
  readonly cast: Cast;
  /** Goods at the scene. */
  readonly goods: Goods;
  present(): readonly Person[];
  isBuilt(fitting: FittingId): boolean;
}

/** Whether a condition holds at this scene. */
export function holds(table: Table, condition: Condition, scene: Scene): boolean {
  return isTrue(condition, factsAt(table, scene));
}

export function factsAt(table: Table, { where, actor, cast = NO_CAST }: Scene): Facts {
  return {
    people: table.people,
    gone: table.gone,
    cold: table.cold,
    day: table.day,
    marks: table.marks,
    storage: table.storage,
    scavenging: table.scavenging,
    actor,
    cast,
    goods: table[shelfAt(where)],
    present: () => present(table, where),
    isBuilt: (fitting) => isBuilt(table.house, fitting),
  };
}

export function isTrue(condition: Condition, facts: Facts): boolean {
  switch (condition.kind) {
    case 'has':
      return contains(facts.goods, condition.goods);
    case 'built':
      return facts.isBuilt(condition.fitting);
    case 'cold':
      return facts.cold >= condition.atLeast;
    case 'anyone':
      return facts.present().some(({ levels }) => levels[condition.state] >= condition.atLeast);
    case 'self':
      return isPersonIn(facts, facts.actor, condition.is);
    case 'group':
      return facts.people.length <= condition.atMost;
    case 'day':
      return facts.day >= condition.atLeast;
    case 'marked':
      return isMarked(facts, condition.mark);
    case 'skill':
      return facts.present().some(({ id }) => skillOf(id, condition.skill) !== undefined);
    case 'role':
      return isPersonIn(facts, playerOf(condition.role, facts), condition.is);
    case 'fate':
      return fateOf(playerOf(condition.role, facts), facts.gone) === condition.is;
    case 'member':
      return facts.people.some(({ id }) => id === condition.person);
    case 'lost':
      return facts.gone.length >= condition.atLeast;
    case 'food':
      return FOODS.reduce((sum, food) => sum + (facts.storage[food] ?? 0), 0) >= condition.atLeast;
    case 'noise':
      return (facts.scavenging?.noise ?? 0) >= condition.atLeast;
    case 'not':
      return !isTrue(condition.condition, facts);
    case 'all':
      return condition.conditions.every((each) => isTrue(each, facts));
  }
}

/** What became of a person; null where there is none. */
export function fateOf(person: PersonId | null, gone: readonly Gone[]): Fate | null {
  if (person === null) return null;
  const found = gone.find(({ id }) => id === person);
  if (found === undefined) return 'here';
  return found.cause === 'left' ? 'left' : 'dead';
}

/** Who plays a part; the actor is whom the scene is about now. */
export function playerOf(
  role: Role,
  { actor, cast }: { readonly actor: PersonId | null; readonly cast?: Cast },
): PersonId | null {
  if (role === 'actor' && actor !== null) return actor;
  return cast?.[role] ?? null;
}

export function isMarked({ marks }: Pick<Table, 'marks'>, mark: Mark): boolean {
  return marks.includes(mark);
}

function isPersonIn({ people }: Facts, person: PersonId | null, is: Parameters<typeof isIn>[1]): boolean {
  const found = people.find(({ id }) => id === person);
  return found !== undefined && isIn(found, is);
}
