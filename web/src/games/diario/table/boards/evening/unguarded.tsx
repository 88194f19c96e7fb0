import { optionProps } from '../../../../../answering/options/option-button.tsx';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WholeBoard } from '../common/whole-board.tsx';

/** The night without a guard, before it is too late (EVE-2). */
export function Unguarded({ draft, asked: { ask } }: AskedProps) {
  return (
    <WholeBoard name="evening-board">
      <p class="evening-board-danger">{say(draft, 'evening-board.no-guard')}</p>
      {ask.choices
        .filter(({ verb }) => verb !== 'hear')
        .map((choice) => (
          <button
            key={'person' in choice ? choice.person : choice.verb}
            class="option"
            {...optionProps(draft, [choice])}
          >
            {draft.say(draft.choiceText(choice))}
          </button>
        ))}
    </WholeBoard>
  );
}
