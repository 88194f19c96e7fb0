import type { Text } from '@vigilia/kernel';
import type { PersonId } from '../../data/people.ts';
import type { View } from '../../kinds/view.ts';
import { feels, present } from '../../rules/table/people.ts';
import type { Fight } from '../../state/state.ts';
import { message } from '../../texts/message.ts';

/** On how many rolls of ten a killing weighs on a person. */
export interface Conscience {
  readonly person: PersonId;
  readonly times: number;
}

const D10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** On whom each killing in such a fight would weigh, and how likely: nobody if these are Thugs (FIGHT-10). */
export function conscienceOf(
  view: Pick<View, 'people' | 'scavenging'>,
  { thugs, where }: Pick<Fight, 'thugs' | 'where'>,
): Conscience[] {
  if (thugs) return [];
  return present(view, where)
    .map(({ id }) => ({ person: id, times: D10.filter((die) => feels(id, die)).length }))
    .filter(({ times }) => times > 0);
}

/** The same in words, before the fight. */
export function conscienceTexts(view: View, fight: Pick<Fight, 'thugs' | 'where'>): Text[] {
  if (fight.thugs) return [message('conscience.thugs')];
  return conscienceOf(view, fight).map(({ person, times }) =>
    message('conscience.weighs', { person, times }),
  );
}
