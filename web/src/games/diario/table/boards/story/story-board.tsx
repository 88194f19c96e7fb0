import { type Diario, missingFor, optionTexts } from '@vigilia/game-diario';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Choice } from '../../asked.ts';
import { bookLanguage } from '../../book/book.tsx';
import { worded } from '../../plan-notes.ts';
import { say } from '../../say.ts';
import { followUpBy, type QuestionPart } from '../common/moment.ts';
import { stakeRows } from './stake-rows.ts';
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
  const rows = stakeRows(optionTexts(asked.view, choice.option));
  const story = asked.view.deciding?.story ?? null;
  const language = story === null ? undefined : bookLanguage(draft, `story.${story}`);
  return (
    <>
      <span class={styles.storyOptionLabel} lang={language}>
        {draft.say(draft.choiceText(choice))}
      </span>
      <span class={styles.storyOptionStakes}>
        {rows.map(({ labels, brings, die }, index) => (
          <span key={index} class={styles.storyOptionRow}>
            {die !== null && <Die kind={die} />}
            {labels.map((label, place) => (
              <span key={place} class={styles.storyOptionWhen}>
                {draft.say(label)}{' '}
              </span>
            ))}
            {brings.map((text, place) => (
              <span key={place}>{draft.say(text)} </span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

function WhyClosed({ draft, asked, option }: AskedProps & { readonly option: string }) {
  const goods = missingFor(asked.view, option);
  return (
    <span class={styles.storyOptionWhy}>
      {goods.length > 0 ? say(draft, 'story-page.missing', { goods }) : say(draft, 'story-page.not-now')}
    </span>
  );
}

const LINES: Readonly<Record<'d10' | 'grey', string>> = {
  d10: 'M8 1l6 6-6 8-6-8zM2 7l4 2h4l4-2M6 9l2-8 2 8-2 6z',
  grey: 'M3 2h10q1 0 1 1v10q0 1-1 1H3q-1 0-1-1V3q0-1 1-1zM5.5 5.5v.01M8 8v.01M10.5 10.5v.01',
};

/** The die that is thrown, beside words that say so. */
function Die({ kind }: { readonly kind: 'd10' | 'grey' }) {
  return (
    <svg class={styles.storyDie} viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[kind]} />
    </svg>
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
