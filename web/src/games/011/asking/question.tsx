import type { Eleven } from '@vigilia/game-011';
import type { ComponentType } from 'preact';
import { t } from '../../../i18n/translate.ts';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { Amount } from './amount.tsx';
import type { Asked } from './asked.ts';
import { Auction } from './auction/auction.tsx';
import { Characters } from './characters/characters.tsx';
import { GearChips } from './gears/gear-chips.tsx';
import { OptionList } from './options/option-list.tsx';
import { groupsOf, type Panel, SERVED } from './options/served.ts';

type Panels = ComponentType<{ readonly draft: AnswerDraft<Eleven>; readonly asked: Asked }>;

const PANELS: Readonly<Record<Panel, Panels>> = {
  auction: Auction,
  gears: GearChips,
  characters: Characters,
  amount: Amount,
};

/** Everything that may be answered to a question, each in the control that suits it. */
export function Question({ draft, asked }: { readonly draft: AnswerDraft<Eleven>; readonly asked: Asked }) {
  const isPicking = draft.picks.value.length > 0 && draft.plan.value.length === 0;
  const choices = isPicking ? draft.matching.value : draft.choices.value;
  const panels = Object.entries(PANELS).filter(([name]) => choices.some(({ verb }) => SERVED[verb] === name));
  return (
    <>
      {isPicking && (
        <button type="button" class="option-back" onClick={() => draft.clear()}>
          <span aria-hidden="true">‹</span> {t('asking.all-options')}
        </button>
      )}
      {panels.map(([name, Control]) => (
        <Control key={name} draft={draft} asked={asked} />
      ))}
      <OptionList draft={draft} groups={groupsOf(asked, choices)} />
    </>
  );
}
