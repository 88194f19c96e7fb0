import { amountOf, GOODS, planAhead, type Share } from '@vigilia/game-diario';
import { named } from '../../../../../draft/named.ts';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { Outcome } from '../combat/outcome.tsx';
import { type Section, sectionsOf, splitAnew, timesIn } from '../combat/sections.ts';
import { type Row, Shares } from '../combat/shares.tsx';
import { WoundShares } from '../combat/wound-shares.tsx';
import { RaidHead } from './raid-head.tsx';
import { Shield } from './shield.tsx';
import { WaveWish } from './wave-wish.tsx';

/** What is taken off the raid, which goods are lost and who is hurt, as one plan (RAID-2, RAID-3). */
export function Losses({ draft, asked }: AskedProps) {
  const rehearsed = planAhead(asked.view, draft.plan.value);
  const sections = sectionsOf(asked, rehearsed, draft.plan.value);
  const split = (section: Section) => (shares: readonly Share[]) =>
    draft.setPlan(splitAnew(asked.view, sections, section, shares));
  const hasShield = sections.some(({ key }) => key === 'prompt.shield');
  return (
    <div class="raid-board">
      {!hasShield && <RaidHead draft={draft} asked={asked} off={null} />}
      {sections.map((section) => {
        const { key } = section;
        if (key === 'prompt.shield')
          return <Shield key={key} draft={draft} asked={asked} section={section} />;
        if (key === 'prompt.raid-damage')
          return <Lost key={key} draft={draft} section={section} onChange={split(section)} />;
        return <WoundShares key={key} draft={draft} section={section} onChange={split(section)} />;
      })}
      <WaveWish draft={draft} view={asked.view} />
      <Outcome draft={draft} rehearsed={rehearsed} />
    </div>
  );
}

interface LostProps {
  readonly draft: AskedProps['draft'];
  readonly section: Section;
  readonly onChange: (shares: readonly Share[]) => void;
}

/** Goods of Storage with their value; those given up are counted. */
function Lost({ draft, section, onChange }: LostProps) {
  const { ask, view, choices, isOpen } = section;
  const rows = ask.choices.flatMap((choice): Row | readonly Row[] => {
    if (choice.verb !== 'lose') return [];
    const { good } = choice;
    const held = amountOf(view.storage, good);
    const count = timesIn(section, choice);
    const after = say(draft, 'raid-board.kept', { left: held - count, held, value: GOODS[good].value });
    return { choice, count, most: held, label: named(draft, 'good', good), after };
  });
  return (
    <Shares
      draft={draft}
      title={say(draft, 'raid-board.goods-lost')}
      left={isOpen ? Math.max(0, Number(ask.prompt.vars.damage) - choices.length) : 0}
      rows={rows}
      onChange={onChange}
    />
  );
}
