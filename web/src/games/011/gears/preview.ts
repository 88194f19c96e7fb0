import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../table/answer-draft.ts';

/** By how many teeth the gears would turn: as pointed at, or else as drafted. 0 where nobody thinks of turning them. */
export function teethWished(desk: Pick<Desk<Eleven>, 'choices' | 'lit' | 'draft'>): number {
  const turns = desk.choices.value.filter((choice) => choice.verb === 'turn');
  const pointed = turns.find(({ teeth }) => desk.lit.value.has(`teeth:${teeth}`));
  const drafted = desk.draft.value.find((choice) => choice.verb === 'turn');
  return (pointed ?? drafted)?.teeth ?? 0;
}
