import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../table/answer-draft.ts';
import { nounsOf } from '../../game-ui.ts';
import { pointingAt } from '../board/pointing.ts';
import type { Choice } from './asked.ts';

/** Whether this is what is about to be answered. */
function isDrafted(desk: Desk<Eleven>, choices: readonly Choice[]): boolean {
  return choices.length > 0 && desk.lineOf(desk.draft.value) === desk.lineOf(choices);
}

/** Drafts choices; pressed once more it answers with them. */
export function press(desk: Desk<Eleven>, choices: readonly Choice[]): void {
  if (isDrafted(desk, choices)) void desk.confirm();
  else desk.setDraft(choices);
}

/** What makes a button an option: it can be pressed, numbered and pointed with. */
export function optionProps(desk: Desk<Eleven>, choices: readonly Choice[]) {
  return {
    type: 'button',
    'data-option': '',
    'aria-pressed': isDrafted(desk, choices),
    onClick: () => press(desk, choices),
    ...pointingAt(
      desk,
      choices.flatMap((choice) => nounsOf(desk.drawn, choice)),
    ),
  } as const;
}
