import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './preset-tick.module.css';
import { presetsOf } from './presets.ts';

interface Props {
  readonly preset: Signal<boolean>;
  readonly children: ComponentChildren;
}

/** A preset that a board offers for questions that come later: ticked, it answers them without asking. */
export function PresetTick({ preset, children }: Props) {
  return (
    <label class={styles.wishTick}>
      <input
        type="checkbox"
        checked={preset.value}
        onChange={({ currentTarget }) => {
          preset.value = currentTarget.checked;
        }}
      />
      <span>{children}</span>
    </label>
  );
}

/** Whether dice are rolled again by themselves while that is worth more than keeping them (RAID-3, FIGHT-5). */
export function RollPreset({ draft }: DraftProps) {
  return <PresetTick preset={presetsOf(draft).rollsAgain}>{say(draft, 'presets.roll-again')}</PresetTick>;
}

/** Whether what the way asks is decided as the planner would: the next card, a search, an obstacle, silence. */
export function WayPreset({ draft }: DraftProps) {
  return (
    <PresetTick preset={presetsOf(draft).asProposed}>
      {say(draft, 'presets.as-proposed')}
      <small>{say(draft, 'presets.as-proposed-about')}</small>
    </PresetTick>
  );
}
