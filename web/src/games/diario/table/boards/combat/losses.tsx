import { amountOf, type Diario, GOODS, planAhead, type Share } from '@vigilia/game-diario';
import { eventText } from '@vigilia/game-diario/texts';
import type { Rehearsed } from '@vigilia/kernel';
import { named } from '../../../../../draft/named.ts';
import type { AskedProps, DraftProps, Event } from '../../asked.ts';
import { withLossesJoined } from '../../combat/lost-goods.ts';
import { say } from '../../say.ts';
import { WavePreset } from './crime-wave.tsx';
import * as styles from './losses.module.css';
import * as raidBoard from './raid-board.module.css';
import { RaidHead } from './raid-head.tsx';
import { type Section, sectionsOf, splitAnew, timesIn } from './sections.ts';
import { type Row, Shares } from './shares.tsx';
import { Shield } from './shield.tsx';
import { WoundShares } from './wound-shares.tsx';

/** What is taken off the raid, which goods are lost and who is hurt, as one plan (RAID-2, RAID-3). */
export function Losses({ draft, asked }: AskedProps) {
  const rehearsed = planAhead(asked.view, draft.plan.value);
  const sections = sectionsOf(asked, rehearsed, draft.plan.value);
  const split = (section: Section) => (shares: readonly Share[]) =>
    draft.setPlan(splitAnew(asked.view, sections, section, shares));
  const hasShield = sections.some(({ key }) => key === 'prompt.shield');
  return (
    <div class={raidBoard.raidBoard}>
      {!hasShield && <RaidHead draft={draft} asked={asked} off={null} />}
      {sections.map((section) => {
        const { key } = section;
        if (key === 'prompt.shield')
          return <Shield key={key} draft={draft} asked={asked} section={section} />;
        if (key === 'prompt.raid-damage')
          return <Lost key={key} draft={draft} section={section} onChange={split(section)} />;
        return <WoundShares key={key} draft={draft} section={section} onChange={split(section)} />;
      })}
      <WavePreset draft={draft} view={asked.view} />
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

/** What is told of a plan before it is sent: losses, not every step on the way. */
const TOLD: readonly Event['type'][] = ['lost', 'gone'];

interface Props extends DraftProps {
  readonly rehearsed: Rehearsed<Diario> | null;
}

/** What surely comes of the plan: which goods are lost, and who. */
function Outcome({ draft, rehearsed }: Props) {
  const lost = withLossesJoined((rehearsed?.events ?? []).filter(({ type }) => TOLD.includes(type)));
  if (lost.length === 0) return null;
  return (
    <section class={styles.outcome} aria-label={say(draft, 'raid-board.outcome')}>
      {lost.map((event, index) => (
        <p key={index} data-grave={event.type === 'gone' ? '' : undefined}>
          {draft.say(eventText(event))}
        </p>
      ))}
    </section>
  );
}
