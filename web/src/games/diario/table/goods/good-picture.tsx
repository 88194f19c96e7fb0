import loadDrawings from 'drawings:diario/table/goods/drawings';
import type { Good } from '@vigilia/game-diario';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import * as styles from './good-picture.module.css';
import { type GoodGroup, groupOf } from './shelves.ts';

/** The outline of the paper tag on which a good is drawn: its shape tells the kind of good. */
const TAGS: Readonly<Record<GoodGroup, string>> = {
  provisions: 'M12-1.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27z',
  medicine: 'M5.5-1h13v6.5H25v13h-6.5V25h-13v-6.5H-1v-13h6.5z',
  weapons: 'M0-1h24a1 1 0 0 1 1 1v15L12 25.5-1 15V0a1 1 0 0 1 1-1z',
  tools: 'M5-1h14l6.5 13L19 25H5L-1.5 12z',
  materials: 'M-.5-1h25a.5.5 0 0 1 .5.5v25a.5.5 0 0 1-.5.5h-25a.5.5 0 0 1-.5-.5v-25a.5.5 0 0 1 .5-.5z',
};

interface Props {
  readonly good: Good;
  /** In rem; 1.75 if it is not given. */
  readonly size?: number;
}

export const goodDrawings = late(loadDrawings);

/** A good in a few lines on its tag, which is empty until the lines are there. Its name stands beside it. */
export const GoodPicture = lazyIn(goodDrawings, () => Tag, { Waiting: Tag, Failed: () => null });

function Tag({ good, size = 1.75 }: Props) {
  const { DRAWINGS, CRACK } = goodDrawings.part.value ?? {};
  return (
    <svg
      class={styles.goodPicture}
      viewBox="-2 -2 28 28"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
    >
      <path class={styles.goodPictureTag} d={TAGS[groupOf(good)]} />
      <path d={DRAWINGS?.[good]} />
      {good.startsWith('broken-') && (
        <>
          <path class={styles.goodPictureGap} d={CRACK} />
          <path class={styles.goodPictureCrack} d={CRACK} />
        </>
      )}
    </svg>
  );
}
