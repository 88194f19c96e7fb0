import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { wishesOf } from '../wishes.ts';
import './way-wish.css';

/** Whether what the way asks is decided as the planner would: the next card, a search, an obstacle, silence. */
export function WayWish({ draft }: DraftProps) {
  const { asProposed } = wishesOf(draft);
  return (
    <label class="way-wish">
      <input
        type="checkbox"
        checked={asProposed.value}
        onChange={({ currentTarget }) => {
          asProposed.value = currentTarget.checked;
        }}
      />
      <span>
        {say(draft, 'wishes.as-proposed')}
        <small>{say(draft, 'wishes.as-proposed-about')}</small>
      </span>
    </label>
  );
}
