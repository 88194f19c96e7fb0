import type { Kinds } from '@vigilia/kernel';
import type { AskedProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { Ranges } from '../ranges.tsx';
import { OptionList } from './option-list.tsx';
import { plainGroup } from './plain-group.ts';

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
        <button type="button" class="option-back" onClick={() => draft.clear()}>
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
