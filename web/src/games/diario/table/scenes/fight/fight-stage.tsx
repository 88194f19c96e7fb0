import { say } from '../../say.ts';
import type { PictureProps } from '../scene.ts';
import { Backdrop } from './backdrop.tsx';
import { Combatant } from './combatant.tsx';
import type { FightPicture } from './fight-picture.ts';
import * as styles from './fight-stage.module.css';

/** Those who fight, each side on its own ground, by the light of the one lantern. */
export function FightStage({ draft, picture: { location, ours, theirs } }: PictureProps<FightPicture>) {
  return (
    <div class={styles.fightStage}>
      <Backdrop location={location} />
      <div class={styles.fightSides} style={{ gridTemplateColumns: columnsFor(ours.length, theirs.length) }}>
        <ul class={styles.fightSide} aria-label={say(draft, 'fight-board.ours')}>
          {ours.map((fighter) => (
            <Combatant key={String(fighter.who)} draft={draft} fighter={fighter} />
          ))}
        </ul>
        <ul class={styles.fightSide} data-theirs="" aria-label={say(draft, 'fight-board.theirs')}>
          {theirs.map((fighter) => (
            <Combatant
              key={typeof fighter.who === 'string' ? fighter.who : fighter.who.number}
              draft={draft}
              fighter={fighter}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The larger side has more of the ground, and one fighter alone has the room of two. */
function columnsFor(...sides: readonly number[]): string {
  return sides.map((count) => `minmax(0, ${Math.max(2, count)}fr)`).join(' ');
}
