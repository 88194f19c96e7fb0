import { PEOPLE, type PersonCard, type PersonId, type Skill } from '../../data/people.ts';
import { DOTS, STATES, WORST } from '../../data/states.ts';
import type { Person, Table } from '../../state.ts';

/** The most people a group may have (SET-3). */
export const MOST_PEOPLE = 4;
/** How many actions a day has (DAY-1). */
export const ACTIONS = 3;

export function personOf(table: Table, id: PersonId): Person {
  const person = table.people.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`${id} is not in the group`);
  return person;
}

export function isInGroup(table: Table, id: PersonId): boolean {
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

export function replacePerson(table: Table, id: PersonId, change: Partial<Person>): void {
  table.people = table.people.map((person) => (person.id === id ? { ...person, ...change } : person));
}

/** Fatigue 4 is sleep (STAT-4). */
export function isAwake({ levels }: Person): boolean {
  return levels.fatigue < WORST;
}

/** Those awake; a sleeper takes part only where no other can (STAT-4). */
export function awakeAmong(people: readonly Person[]): readonly Person[] {
  const awake = people.filter(isAwake);
  return awake.length > 0 ? awake : people;
}

/** How many of the three daily actions are left: the worst state counts (STAT-2). */
export function actionsOf({ levels }: Person): number {
  let lost = 0;
  for (const state of STATES) lost = Math.max(lost, DOTS[state][levels[state]] ?? 0);
  return ACTIONS - lost;
}

export function idsOf(people: readonly Person[]): PersonId[] {
  return people.map(({ id }) => id);
}

export function guards(table: Table): Person[] {
  return table.people.filter(({ duty }) => duty === 'guard');
}

/** All who went out tonight, those who wait included. */
export function scavengers(table: Pick<Table, 'people'>): Person[] {
  return table.people.filter(({ duty }) => duty === 'scavenge');
}

/** Scavengers who still take part: not those who wait after a death (SCAV-9). */
export function explorers(table: Table): Person[] {
  const waiting = table.scavenging?.waiting ?? [];
  return scavengers(table).filter(({ id }) => !waiting.includes(id));
}

/** Those at the scene: out of doors the scavengers, at home those who are not out. */
export function present(table: Table, where: 'home' | 'out'): Person[] {
  if (where === 'out') return explorers(table);
  return table.scavenging === null
    ? [...table.people]
    : table.people.filter(({ duty }) => duty !== 'scavenge');
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
