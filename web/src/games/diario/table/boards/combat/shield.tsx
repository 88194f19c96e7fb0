import { combatProposals } from '@vigilia/game-diario';
import { useId } from 'preact/hooks';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { RaidHead } from './raid-head.tsx';
import type { Section } from './sections.ts';
import * as styles from './shield.module.css';

interface Props extends AskedProps {
  readonly section: Section;
}

/** What was rolled and boarded up, set against Damage or against Wounds by a slider (RAID-3, RAID-5). */
export function Shield({ draft, asked, section }: Props) {
  const id = useId();
  const [range] = section.ask.ranges;
  if (range === undefined) return null;
  const { symbols, wounds } = section.ask.prompt.vars;
  const [drafted] = section.choices;
  const amount = drafted?.verb === 'shield' ? drafted.amount : range.from.amount;
  const parried = Math.min(Number(wounds), Number(symbols) - amount);
  const set = (wished: number) =>
    draft.setPlan(
      combatProposals.withChoice(asked.view, draft.plan.value, 0, { verb: 'shield', amount: wished }),
    );
  return (
    <div class={styles.shield}>
      <RaidHead draft={draft} asked={asked} off={{ damage: amount, wounds: parried }} />
      <label for={id}>
        {say(draft, 'raid-board.shield', { symbols: Number(symbols), damage: amount, wounds: parried })}
      </label>
      <div class={styles.shieldSlider}>
        <span aria-hidden="true">{say(draft, 'raid-board.spare-people')}</span>
        <input
          id={id}
          type="range"
          min={range.from.amount}
          max={range.to}
          step={1}
          value={amount}
          onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
        />
        <span aria-hidden="true">{say(draft, 'raid-board.spare-goods')}</span>
      </div>
    </div>
  );
}
