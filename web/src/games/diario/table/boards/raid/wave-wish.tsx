import { useEffect } from 'preact/hooks';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { wishesOf } from '../wishes.ts';
import '../combat/roll-wish.css';

/** Whether the crime wave after the raid comes as proposed, where there is a choice in it (RAID-6). */
export function WaveWish({ draft, view }: ViewProps) {
  const { waveAsProposed, waveSeenOn } = wishesOf(draft);
  const isChoice = view.decks['red-raids'] > 0 && view.decks['red-residents'] > 0;
  useEffect(() => {
    if (isChoice) waveSeenOn.value = view.day;
  }, [isChoice, view.day]);
  if (!isChoice) return null;
  return (
    <label class="roll-wish">
      <input
        type="checkbox"
        checked={waveAsProposed.value}
        onChange={({ currentTarget }) => {
          waveAsProposed.value = currentTarget.checked;
        }}
      />
      <span>{say(draft, 'wishes.wave')}</span>
    </label>
  );
}
