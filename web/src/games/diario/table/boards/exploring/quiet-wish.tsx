import { scavengers, skillOf } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether a person who can keep quiet does so without being asked, where one is out tonight (SCAV-3). */
export function QuietWish({ draft, view }: ViewProps) {
  const quiet = scavengers(view).filter(({ id }) => skillOf(id, 'quiet') !== undefined);
  if (quiet.length === 0) return null;
  return (
    <WishTick wish={wishesOf(draft).keepsQuiet}>
      {say(draft, 'wishes.quiet', { people: quiet.map(({ id }) => id) })}
    </WishTick>
  );
}
