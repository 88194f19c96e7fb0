import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';

/** By how many teeth the gears would turn: as pointed at, or else as drafted. 0 where neither turns them. */
export function teethWished(draft: Pick<AnswerDraft<Eleven>, 'choices' | 'lit' | 'plan'>): number {
  const turns = draft.choices.value.filter((choice) => choice.verb === 'turn');
  const pointed = turns.find(({ teeth }) => draft.lit.value.has(`teeth:${teeth}`));
  const drafted = draft.plan.value.find((choice) => choice.verb === 'turn');
  return (pointed ?? drafted)?.teeth ?? 0;
}
