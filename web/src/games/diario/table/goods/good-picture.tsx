import type { Good } from '@vigilia/game-diario';
import { CRACK, DRAWINGS } from './drawings.ts';
import { type GoodGroup, groupOf } from './groups.ts';
import './good-picture.css';

/** The outline of the paper tag on which a good is drawn: its shape tells the kind of good. */
const TAGS: Readonly<Record<GoodGroup, string>> = {
  provisions: 'M12-1.500a13.500 13.500 0 1 1 0 27 13.500 13.500 0 0 1 0-27z',
  medicine: 'M5.500-1h13v6.500H25v13h-6.500V25h-13v-6.500H-1v-13h6.500z',
  weapons: 'M0-1h24a1 1 0 0 1 1 1v15L12 25.500-1 15V0a1 1 0 0 1 1-1z',
  tools: 'M5-1h14l6.500 13L19 25H5L-1.500 12z',
  materials:
    'M-.5-1h25a.500.500 0 0 1 .500.500v25a.500.500 0 0 1-.500.500h-25a.500.500 0 0 1-.500-.500v-25a.500.500 0 0 1 .500-.500z',
};

interface Props {
  readonly good: Good;
  /** In rem; 1.75 where it is not given. */
  readonly size?: number;
}

/** A good in a few lines. Its name stands beside it. */
export function GoodPicture({ good, size = 1.75 }: Props) {
  return (
    <svg
      class="good-picture"
      viewBox="-2 -2 28 28"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
    >
      <path class="good-picture-tag" d={TAGS[groupOf(good)]} />
      <path class="good-picture-lines" d={DRAWINGS[good]} />
      {good.startsWith('broken-') && (
        <>
          <path class="good-picture-gap" d={CRACK} />
          <path class="good-picture-crack" d={CRACK} />
        </>
      )}
    </svg>
  );
}
