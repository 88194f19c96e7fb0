import type { Kinds, Range } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Group } from '../../draft/answering-ui.ts';
import type { Asked, AskedProps, DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { AmountRail } from './amount-rail.tsx';
import * as optionList from './option-list.module.css';
import { OptionList } from './option-list.tsx';

/** Everything that may be answered to a question, each in the control that suits it. */
export function Question<K extends Kinds>({ draft, asked }: AskedProps<K>) {
  const { controls = [] } = draft.answering;
  const { ask } = asked;
  const isPicking = draft.picks.value.length > 0 && draft.plan.value.length === 0;
  const choices = isPicking ? draft.matching.value : draft.choices.value;
  const isServed = (choice: K['choice']) => controls.some((control) => control.serves(choice, ask));
  const ranges = isPicking ? [] : ask.ranges.filter(({ from }) => !isServed(from));
  const listed = (isPicking ? choices : ask.choices).filter((choice) => !isServed(choice));
  return (
    <>
      {isPicking && (
        <button type="button" class={optionList.optionBack} onClick={() => draft.clear()}>
          <span aria-hidden="true">‹</span> {t('asking.all-options')}
        </button>
      )}
      {controls
        .filter((control) => choices.some((choice) => control.serves(choice, ask)))
        .map(({ name, Body }) => (
          <Body key={name} draft={draft} asked={asked} />
        ))}
      <Ranges draft={draft} ranges={ranges} />
      <OptionList
        draft={draft}
        groups={
          draft.answering.groupsOf?.(asked, listed, draft.table.assist.value) ??
          plainGroup(draft, asked, listed)
        }
      />
    </>
  );
}

const AMOUNTS_SHOWN = 6;

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly ranges: readonly Range<K['choice']>[];
}

/** A row of amounts for each range of choices, under the words of its first and its last choice. */
function Ranges<K extends Kinds>({ draft, ranges }: Props<K>) {
  return ranges.map(({ from, to }) => {
    const words = (amount: number) => draft.say(draft.choiceText({ ...from, amount }));
    const label = from.amount === to ? words(to) : `${words(from.amount)} … ${words(to)}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
      <div key={label} class={optionList.optionGroup} role="group" aria-label={label}>
        <p class={optionList.optionHeading} aria-hidden="true">
          {label}
        </p>
        <AmountRail
          draft={draft}
          label={label}
          from={from.amount}
          to={to}
          shown={AMOUNTS_SHOWN}
          choiceOf={(amount) => ({ ...from, amount })}
        />
      </div>
    );
  });
}

/** Choices as they are offered, each with what will come of it. */
function plainGroup<K extends Kinds>(
  draft: AnswerDraft<K>,
  asked: Asked<K>,
  choices: readonly K['choice'][],
): Group<K['choice']>[] {
  if (choices.length === 0) return [];
  const options = choices.map((choice) => ({
    choices: [choice],
    label: draft.choiceText(choice),
    notes: draft.answering.notesOf?.(asked, [choice]) ?? [],
  }));
  return [{ heading: null, options }];
}
