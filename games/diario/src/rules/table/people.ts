import { PEOPLE, type PersonCard, type PersonId, type Skill } from '../../data/people.ts';
import { WORST } from '../../data/states.ts';
import type { Person, Table } from '../../state/state.ts';
import { actionsWith } from './levels.ts';

/** The most people a group may have (SET-3). */
const MOST_PEOPLE = 4;

/** Whether another person can join (SET-3). */
export function hasRoom({ people }: Pick<Table, 'people'>): boolean {
  return people.length < MOST_PEOPLE;
}

/** With this many people or fewer, a New Arrival may be looked for (DAY-5). */
const FEW = 2;

/** Whether the Leader may look for a New Arrival in place of the top Visitor (DAY-5). */
export function isSmall({ people }: Pick<Table, 'people'>): boolean {
  return people.length <= FEW;
}

export function personOf(table: Pick<Table, 'people'>, id: PersonId): Person {
  const person = table.people.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`${id} is not in the group`);
  return person;
}

export function isInGroup(table: Pick<Table, 'people'>, id: PersonId): boolean {
  return table.people.some((person) => person.id === id);
}

export function cardOf(id: PersonId): PersonCard {
  return PEOPLE[id];
}

export function skillOf<Kind extends Skill['kind']>(
  id: PersonId,
  kind: Kind,
): Extract<Skill, { kind: Kind }> | undefined {
  for (const skill of PEOPLE[id].skills)
    if (skill.kind === kind) return skill as Extract<Skill, { kind: Kind }>;
  return undefined;
}

/** Whether a person clears Rubble alone without a Shovel (DAY-7). */
export function canDigByHand(id: PersonId): boolean {
  return skillOf(id, 'digger') !== undefined;
}

/** Whether a person feels what this roll of the d10 asks: at or below Empathy. */
export function feels(id: PersonId, die: number): boolean {
  return die <= PEOPLE[id].empathy;
}

export function replacePerson(table: Table, id: PersonId, change: Partial<Person>): void {
  table.people = table.people.map((person) => (person.id === id ? { ...person, ...change } : person));
}

/** Fatigue 4 is sleep (STAT-4). */
export function isAwake({ levels }: Pick<Person, 'levels'>): boolean {
  return levels.fatigue < WORST;
}

/** Those awake; a sleeper takes part only if no other can (STAT-4). */
export function awakeAmong(people: readonly Person[]): readonly Person[] {
  const awake = people.filter(isAwake);
  return awake.length > 0 ? awake : people;
}

/** How many of the three daily actions are left: the worst state counts (STAT-2). */
export function actionsOf({ levels }: Person): number {
  return actionsWith(levels);
}

export function idsOf(people: readonly Person[]): PersonId[] {
  return people.map(({ id }) => id);
}

export function guards({ people }: Pick<Table, 'people'>): Person[] {
  return people.filter(({ duty }) => duty === 'guard');
}

/** All who went out tonight, those who wait included. */
export function scavengers({ people }: Pick<Table, 'people'>): Person[] {
  return people.filter(({ duty }) => duty === 'scavenge');
}

/** Where people are, in a table as in a view of one. */
export type Whereabouts = Pick<Table, 'people' | 'scavenging'>;

/** Scavengers who still take part: not those who wait after a death (SCAV-9). */
export function explorers(table: Whereabouts): Person[] {
  const waiting = table.scavenging?.waiting ?? [];
  return scavengers(table).filter(({ id }) => !waiting.includes(id));
}

/** Those at the scene: out of doors the scavengers, at home those who are not out. */
export function present(table: Whereabouts, where: 'home' | 'out'): readonly Person[] {
  if (where === 'out') return explorers(table);
  return table.scavenging === null ? table.people : table.people.filter(({ duty }) => duty !== 'scavenge');
}

/** Hungry and miserable are level 2 or 3; wounded is any Wounds (STAT-5). */
export function isIn(
  person: Person,
  condition: 'miserable' | 'hungry' | 'wounded' | 'ill' | 'tired',
): boolean {
  const { levels } = person;
  switch (condition) {
    case 'miserable':
      return levels.misery >= 2;
    case 'hungry':
      return levels.hunger >= 2;
    case 'wounded':
      return levels.wounds > 0;
    case 'ill':
      return levels.illness > 0;
    case 'tired':
      return levels.fatigue >= 2;
  }
}
