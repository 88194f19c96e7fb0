import { DICE, dieOf, type Face, isDecisive, type Weapon, woundsOf } from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import { Die } from './die.tsx';

interface Props extends DraftProps {
  readonly weapon: Weapon | null;
  /** The face that lies on the table now. */
  readonly stands?: Face;
}

/** All six faces of the die of a weapon; those that do nothing in these hands are dull. */
export function DieFaces({ draft, weapon, stands }: Props) {
  const colour = dieOf(weapon);
  const faces = DICE[colour];
  const standing = stands === undefined ? -1 : faces.indexOf(stands);
  return (
    <span class="die-faces">
      {faces.map((face, index) => (
        <span key={index} class="die-face" data-stands={index === standing ? '' : undefined}>
          <Die
            draft={draft}
            colour={colour}
            face={face}
            isDull={woundsOf(face) === 0 && !isDecisive(face, weapon) && face !== 'story'}
          />
        </span>
      ))}
    </span>
  );
}
