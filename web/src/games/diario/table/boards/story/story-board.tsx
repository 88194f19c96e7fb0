import { type Diario, needsOf, optionTexts } from '@vigilia/game-diario';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Choice } from '../../asked.ts';
import { bookLanguage } from '../../book/book.tsx';
import { worded } from '../../plan-notes.ts';
import { followUpBy, type QuestionPart } from '../common/moment.ts';
import { Stakes } from '../common/stakes.tsx';
import * as styles from './story-board.module.css';

/** The options of a story or a card, with what each costs and puts at stake. */
const storyBoard: Control<Diario> = {
  name: 'story',
  serves: ({ verb }) => verb === 'decide',
  Body: StoryBoard,
};

function StoryBoard({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const offered = ask.choices.filter(({ verb }) => verb === 'decide');
  const isOffered = (option: string) =>
    offered.some((choice) => choice.verb === 'decide' && choice.option === option);
  const closed = Object.keys(view.deciding?.options ?? {}).filter((option) => !isOffered(option));
  return (
    <div class={styles.storyBoard}>
      {offered.map((choice) => (
        <button key={draft.lineOf([choice])} class={styles.storyOption} {...optionProps(draft, [choice])}>
          <OptionWords draft={draft} asked={asked} choice={choice} />
        </button>
      ))}
      {closed.map((option) => {
        const choice: Choice = { verb: 'decide', option };
        return (
          <button
            key={option}
            type="button"
            class={styles.storyOption}
            aria-disabled="true"
            onClick={() => void draft.tryOut(choice)}
          >
            <OptionWords draft={draft} asked={asked} choice={choice} />
            <WhyClosed draft={draft} asked={asked} option={option} />
          </button>
        );
      })}
    </div>
  );
}

function OptionWords({ draft, asked, choice }: AskedProps & { readonly choice: Choice }) {
  if (choice.verb !== 'decide') return null;
  const story = asked.view.deciding?.story ?? null;
  const language = story === null ? undefined : bookLanguage(draft, `story.${story}`);
  return (
    <>
      <span class={styles.storyOptionLabel} lang={language}>
        {draft.say(draft.choiceText(choice))}
      </span>
      <Stakes draft={draft} texts={optionTexts(asked.view, choice.option)} />
    </>
  );
}

function WhyClosed({ draft, asked, option }: AskedProps & { readonly option: string }) {
  return (
    <span class={styles.storyOptionWhy}>
      {needsOf(asked.view, option).map((need, place) => (
        <span key={place}>{draft.say(need)} </span>
      ))}
    </span>
  );
}

/** A story or a card that asks, by itself. */
export const storyPart: QuestionPart = {
  controls: [storyBoard],
  moment: {
    notesOf: ({ view }, [choice]) =>
      choice?.verb === 'decide' ? worded(optionTexts(view, choice.option)) : [],
    followUp: followUpBy({}),
    openingFor: () => [],
    planWith: () => null,
  },
};
