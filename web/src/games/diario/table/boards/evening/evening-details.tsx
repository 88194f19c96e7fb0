import { listOf } from '@vigilia/game-diario';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { nightOf, wishesOf, wishForNight } from '../common/presets.ts';
import '../common/plan-detail.css';

/** What can be settled with the duties, and with what is packed: whether cards are turned on and on. */
export function EveningDetails({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const { goesOn } = nightOf(draft, view);
  return (
    <>
      {ask.prompt.key === 'prompt.duty' && <EveningWishes draft={draft} asked={asked} />}
      {draft.plan.value.at(-1)?.verb === 'set-out' && (
        <label class="plan-detail">
          <input
            type="checkbox"
            checked={goesOn}
            onChange={() => wishForNight(draft, view, { goesOn: !goesOn })}
          />
          <span>{say(draft, 'plan-words.explore-on')}</span>
        </label>
      )}
    </>
  );
}

/** What the wishes of the evening answer once the duties are given: it is in sight where they are confirmed. */
function EveningWishes({ draft, asked: { view } }: AskedProps) {
  const { outing } = nightOf(draft, view);
  const { rollsAgain } = wishesOf(draft);
  const goods = listOf(outing?.packed ?? {});
  const location = outing?.place == null ? null : view.locations[outing.place];
  return (
    <span class="plan-wishes">
      {location !== null &&
        (goods.length > 0
          ? say(draft, 'wishes.then', { location, goods })
          : say(draft, 'wishes.then-light', { location }))}{' '}
      {rollsAgain.value && say(draft, 'wishes.dice')}
    </span>
  );
}
