import loadPortraits from 'drawings:diario/table/people/portraits';
import type { PersonId } from '@vigilia/game-diario';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import * as styles from './portrait.module.css';

interface Props {
  readonly person: PersonId;
  /** In rem; 3 if it is not given. */
  readonly size?: number;
}

export const portraits = late(loadPortraits);

/** A person in pencil on a scrap of paper, which is empty until the lines are there. The name stands beside it. */
export const Portrait = lazyIn(portraits, () => Scrap, { Waiting: Scrap, Failed: () => null });

function Scrap({ person, size = 3 }: Props) {
  return (
    <svg
      class={styles.portrait}
      viewBox="0 0 48 48"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
    >
      {portraits.part.value?.PORTRAITS[person]?.map(([shade, lines], index) => (
        <path key={index} data-shade={shade} d={lines} />
      ))}
    </svg>
  );
}
