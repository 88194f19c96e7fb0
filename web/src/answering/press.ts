import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { nounsOf } from '../draft/game-ui.ts';
import { isGuided } from '../draft/guide.ts';
import { pointingAt } from '../draft/pointing.ts';

/** Whether this is what is about to be answered. */
function isDrafted<K extends Kinds>(draft: AnswerDraft<K>, choices: readonly K['choice'][]): boolean {
  return choices.length > 0 && draft.lineOf(draft.plan.value) === draft.lineOf(choices);
}

/** Drafts choices; pressed once more it answers with them. */
export function press<K extends Kinds>(draft: AnswerDraft<K>, choices: readonly K['choice'][]): void {
  if (isDrafted(draft, choices)) void draft.confirm();
  else draft.setPlan(choices);
}

/** What makes a button an option: it can be pressed, numbered and pointed with. */
export function optionProps<K extends Kinds>(draft: AnswerDraft<K>, choices: readonly K['choice'][]) {
  return {
    type: 'button',
    'data-option': '',
    'aria-pressed': isDrafted(draft, choices),
    'data-guided': isGuided(draft, choices),
    onClick: () => press(draft, choices),
    ...pointingAt(
      draft,
      choices.flatMap((choice) => nounsOf(draft.ui, choice)),
    ),
  } as const;
}
