import { taskGlossOf } from '@vigilia/game-diario';
import { isSameChoice } from '@vigilia/kernel';
import * as optionButton from '../../../../../answering/options/option-button.module.css';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import type { AskedProps, Choice } from '../../asked.ts';

/** The ideas that become Fittings (DAY-4), all chosen at once. */
export function IdeaBoard({ draft, asked }: AskedProps) {
  const { ask } = asked;
  const plan = draft.plan.value;
  const cards = Number(ask.prompt.vars.cards);
  return (
    <div class={optionList.optionRows}>
      {ask.choices.map((choice) => {
        if (choice.verb !== 'idea') return null;
        const isTaken = plan.some((each) => isSameChoice(each, choice));
        return (
          <button
            key={choice.fitting}
            type="button"
            class={optionList.option}
            data-option=""
            aria-pressed={isTaken}
            onClick={() => draft.setPlan(turned(plan, choice, cards))}
          >
            <span class={optionList.optionWords}>
              <span class={optionList.optionLabel}>{draft.say(draft.choiceText(choice))}</span>
              <span class={optionButton.notes}>
                {taskGlossOf(choice)
                  ?.map((note) => draft.say(note))
                  .join(' · ')}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** One idea more or less; when all cards are used, the one taken first makes room. */
export function turned(plan: readonly Choice[], idea: Choice, cards: number): readonly Choice[] {
  const others = plan.filter((other) => !isSameChoice(other, idea));
  if (others.length < plan.length) return others;
  return [...plan, idea].slice(-cards);
}
