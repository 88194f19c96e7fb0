import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from '../common/plan-detail.module.css';
import { nightOf, presetNight } from '../common/presets.ts';

/** What can be settled with what is packed: whether cards are turned on and on. */
export function EveningDetails({ draft, asked: { view } }: AskedProps) {
  if (draft.plan.value.at(-1)?.verb !== 'set-out') return null;
  const { goesOn } = nightOf(draft, view);
  return (
    <label class={styles.planDetail}>
      <input
        type="checkbox"
        checked={goesOn}
        onChange={() => presetNight(draft, view, { goesOn: !goesOn })}
      />
      <span>{say(draft, 'plan-words.explore-on')}</span>
    </label>
  );
}
