import { listOf } from '@vigilia/game-diario';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from '../common/plan-detail.module.css';
import { nightOf, presetNight, presetsOf } from '../common/presets.ts';

/** What can be settled with the duties, and with what is packed: whether cards are turned on and on. */
export function EveningDetails({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const { goesOn } = nightOf(draft, view);
  return (
    <>
      {ask.prompt.key === 'prompt.duty' && <EveningPresets draft={draft} asked={asked} />}
      {draft.plan.value.at(-1)?.verb === 'set-out' && (
        <label class={styles.planDetail}>
          <input
            type="checkbox"
            checked={goesOn}
            onChange={() => presetNight(draft, view, { goesOn: !goesOn })}
          />
          <span>{say(draft, 'plan-words.explore-on')}</span>
        </label>
      )}
    </>
  );
}

/** What the presets of the evening answer once the duties are given: it is in sight where they are confirmed. */
function EveningPresets({ draft, asked: { view } }: AskedProps) {
  const { outing } = nightOf(draft, view);
  const { rollsAgain } = presetsOf(draft);
  const goods = listOf(outing?.packed ?? {});
  const location = outing?.place == null ? null : view.locations[outing.place];
  return (
    <span class={styles.planWishes}>
      {location !== null &&
        (goods.length > 0
          ? say(draft, 'presets.then', { location, goods })
          : say(draft, 'presets.then-light', { location }))}{' '}
      {rollsAgain.value && say(draft, 'presets.dice')}
    </span>
  );
}
