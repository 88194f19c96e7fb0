import type { Eleven } from '@vigilia/game-011';
import type { ComponentType } from 'preact';
import { Amount } from '../games/011/asking/amount.tsx';
import type { Asked } from '../games/011/asking/asked.ts';
import { Auction } from '../games/011/asking/auction/auction.tsx';
import { Characters } from '../games/011/asking/characters/characters.tsx';
import { GearChips } from '../games/011/asking/gears/gear-chips.tsx';
import { groupsOf, type Panel, SERVED } from '../games/011/asking/options/served.ts';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { OptionList } from './options/option-list.tsx';

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
