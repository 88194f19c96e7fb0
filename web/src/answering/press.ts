import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { nounsOf } from '../draft/game-ui.ts';
import { isGuided } from '../draft/guide.ts';
import { pointingAt } from '../draft/pointing.ts';

/** What makes a button an option: it can be pressed, numbered and pointed with. */
export function optionProps<K extends Kinds>(draft: AnswerDraft<K>, choices: readonly K['choice'][]) {
  return {
    type: 'button',
    'data-option': '',
    'aria-pressed': draft.isDrafted(choices),
    'data-guided': isGuided(draft, choices),
    onClick: () => draft.press(choices),
    ...pointingAt(
      draft,
      choices.flatMap((choice) => nounsOf(draft.ui, choice)),
    ),
  } as const;
}
