import { PEOPLE } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WishTick } from '../parts/wish-tick.tsx';
import { wishesOf } from '../wishes.ts';

/** Whether a person who can keep quiet does so without being asked, where one is out tonight (SCAV-3). */
export function QuietWish({ draft, view }: ViewProps) {
  const quiet = view.people.filter(
    ({ id, duty }) => duty === 'scavenge' && PEOPLE[id].skills.some(({ kind }) => kind === 'quiet'),
  );
  if (quiet.length === 0) return null;
  return (
    <WishTick wish={wishesOf(draft).keepsQuiet}>
      {say(draft, 'wishes.quiet', { people: quiet.map(({ id }) => id) })}
    </WishTick>
  );
}
