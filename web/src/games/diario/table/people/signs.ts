import { isIn, type Person, type PersonId } from '@vigilia/game-diario';
import type { View } from '../asked.ts';

/** What a person's states look like. */
export const SIGNS = ['plaster', 'bandage', 'patch', 'cough', 'bent', 'plate', 'tear'] as const;
export type Sign = (typeof SIGNS)[number];

/** What is worn for each level of Wounds: the last one before the end covers an eye. */
const DRESSINGS: readonly (readonly Sign[])[] = [[], ['plaster'], ['bandage'], ['bandage', 'patch']];

/** The signs a person shows: dressings, a cough, a bent back, an empty plate, a tear (STAT-5). */
export function signsOf(person: Person): readonly Sign[] {
  return [
    ...(DRESSINGS[person.levels.wounds] ?? []),
    ...(isIn(person, 'ill') ? (['cough'] as const) : []),
    ...(isIn(person, 'tired') ? (['bent'] as const) : []),
    ...(isIn(person, 'hungry') ? (['plate'] as const) : []),
    ...(isIn(person, 'miserable') ? (['tear'] as const) : []),
  ];
}

/** What the states of a person in the group look like. */
export function signsIn({ people }: Pick<View, 'people'>, person: PersonId): readonly Sign[] {
  const found = people.find(({ id }) => id === person);
  return found === undefined ? [] : signsOf(found);
}
