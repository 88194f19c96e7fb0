import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { wishesOf } from '../wishes.ts';
import './roll-wish.css';

/** Whether dice are rolled again by themselves while that is worth more than keeping them (RAID-3, FIGHT-5). */
export function RollWish({ draft }: DraftProps) {
  const { rollsAgain } = wishesOf(draft);
  return (
    <label class="roll-wish">
      <input
        type="checkbox"
        checked={rollsAgain.value}
        onChange={({ currentTarget }) => {
          rollsAgain.value = currentTarget.checked;
        }}
      />
      <span>{say(draft, 'wishes.roll-again')}</span>
    </label>
  );
}
