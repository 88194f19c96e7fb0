import type { FittingId } from '../../data/fittings.ts';
import { FOODS, type Goods } from '../../data/goods.ts';
import type { Condition, Fate, Mark, Option } from '../../data/language/effect.ts';
import type { PersonId } from '../../data/people.ts';
import { type Cast, NO_CAST, type Role } from '../../data/roles.ts';
import type { Scene } from '../../state/frames.ts';
import type { Gone, Person, Table } from '../../state/state.ts';
import { contains, NOTHING } from '../table/goods.ts';
import { type AnyHouse, fittingsIn } from '../table/house.ts';
import { isIn, present, skillOf } from '../table/people.ts';
import { shelfAt } from '../table/shelves.ts';

/** Where conditions look: a table, or a view of one. */
interface Situation
  extends Pick<Table, 'people' | 'gone' | 'cold' | 'day' | 'marks' | 'storage' | 'pile' | 'scavenging'> {
  readonly house: AnyHouse;
}

/** What conditions look at. */
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
export function holds(situation: Situation, condition: Condition, scene: Scene): boolean {
  return isTrue(condition, factsAt(situation, scene));
}

/** Whether an option is offered at this scene: it can be paid, and what it depends on is so. */
export function isOptionOpen(situation: Situation, { cost = NOTHING, when }: Option, scene: Scene): boolean {
  return (
    contains(situation[shelfAt(scene.where)], cost) && (when === undefined || holds(situation, when, scene))
  );
}

export function factsAt(situation: Situation, { where, actor, cast = NO_CAST }: Scene): Facts {
  return {
    people: situation.people,
    gone: situation.gone,
    cold: situation.cold,
    day: situation.day,
    marks: situation.marks,
    storage: situation.storage,
    scavenging: situation.scavenging,
    actor,
    cast,
    goods: situation[shelfAt(where)],
    present: () => present(situation, where),
    isBuilt: (fitting) => fittingsIn(situation.house).has(fitting),
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

/** What became of a person; null if there is none. */
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
