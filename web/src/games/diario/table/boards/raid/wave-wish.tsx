import { isMixOpen } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether the crime wave after the raid comes as proposed, where there is a choice in it (RAID-6). */
export function WaveWish({ draft, view }: ViewProps) {
  const { waveAsProposed, waveSeenOn } = wishesOf(draft);
  const { 'red-raids': raids, 'red-residents': residents } = view.decks;
  const isChoice = isMixOpen({ raids, residents });
  useEffect(() => {
    if (isChoice) waveSeenOn.value = view.day;
  }, [isChoice, view.day]);
  return isChoice ? <WishTick wish={waveAsProposed}>{say(draft, 'wishes.wave')}</WishTick> : null;
}
