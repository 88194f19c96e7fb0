import { sureGlossOf } from '@vigilia/game-diario';
import { objectiveTexts } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import type { AskedProps, Choice } from '../../asked.ts';
import { WholeBoard } from '../common/whole-board.tsx';
import * as dawnBoard from './dawn-board.module.css';

/** A few cards side by side, each with all that is printed on it. */
export function DawnCards({ draft, asked }: AskedProps) {
  return (
    <WholeBoard name="dawn-cards">
      {asked.ask.choices.map((choice) => {
        const lines = linesOf(asked, choice).map((line) => draft.say(line));
        return (
          <button key={draft.lineOf([choice])} class={dawnBoard.dawnCard} {...optionProps(draft, [choice])}>
            <b>{draft.say(titleOf(draft, choice))}</b>
            {lines.map((line, index) => (
              <span key={`${index} ${line}`}>{line}</span>
            ))}
          </button>
        );
      })}
    </WholeBoard>
  );
}

function titleOf(draft: AskedProps['draft'], choice: Choice): Text {
  if (choice.verb !== 'narrate') return draft.choiceText(choice);
  return text('dawn-board.narrative', { narrative: choice.narrative });
}

/** What comes of a choice, if its own words do not say it. */
function linesOf({ view, ask }: AskedProps['asked'], choice: Choice): readonly Text[] {
  if (choice.verb === 'deliver' && view.objective !== null) return objectiveTexts(view.objective.id);
  if (choice.verb === 'indulge') return [text('dawn-board.indulge', { good: ask.prompt.vars.good ?? '' })];
  if (choice.verb === 'refuse')
    return [
      text('dawn-board.refuse', {
        person: ask.prompt.vars.person ?? '',
        misery: ask.prompt.vars.misery ?? 0,
      }),
    ];
  return sureGlossOf(view, choice) ?? [];
}
