import loadPortraits from 'drawings:diario/table/people/portraits';
import type { PersonId } from '@vigilia/game-diario';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import * as styles from './portrait.module.css';
import type { Sign } from './signs.ts';

interface Props {
  readonly person: PersonId;
  /** What the states of the person look like; none where the face alone is meant. */
  readonly signs?: readonly Sign[];
  /** In rem; 3 if it is not given. */
  readonly size?: number;
}

export const portraits = late(loadPortraits);

/** A person in pencil on a scrap of paper, which is empty until the lines are there. The name stands beside it. */
export const Portrait = lazyIn(portraits, () => Scrap, { Waiting: Scrap, Failed: () => null });

function Scrap({ person, signs = [], size = 3 }: Props) {
  const drawn = portraits.part.value;
  const shapes = [
    ...(drawn?.PORTRAITS[person] ?? []),
    ...signs.flatMap((sign) => drawn?.SIGNS_DRAWN[sign] ?? []),
  ];
  return (
    <svg
      class={styles.portrait}
      viewBox="0 0 48 48"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      data-signs={signs.join(' ') || undefined}
      aria-hidden="true"
    >
      {shapes.map(([shade, lines], index) => (
        <path key={index} data-shade={shade} d={lines} />
      ))}
    </svg>
  );
}
