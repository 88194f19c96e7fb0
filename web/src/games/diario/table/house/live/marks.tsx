import { useComputed } from '@preact/signals';
import { SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { boxOf } from '../measure.ts';
import { offeredSpaces, takenSpaces } from '../offers.ts';

type Mark = 'offered' | 'taken' | 'lit';

/** Frames around spaces: broken where one can be pressed, whole where it is part of the draft or pointed at. */
export function Marks({ draft }: DraftProps) {
  const offered = useComputed(() => [...offeredSpaces(draft)].join(' ')).value.split(' ');
  const taken = useComputed(() => [...takenSpaces(draft)].join(' ')).value.split(' ');
  const lit = draft.lit.value;
  return SPACE_IDS.map((space) => {
    const mark: Mark | null = lit.has(`space:${space}`)
      ? 'lit'
      : taken.includes(space)
        ? 'taken'
        : offered.includes(space)
          ? 'offered'
          : null;
    return mark !== null && <Frame key={space} space={space} mark={mark} />;
  });
}

const INSET = 3;

function Frame({ space, mark }: { readonly space: SpaceId; readonly mark: Mark }) {
  const { x, y, width, height } = boxOf(space);
  const frame = {
    x: x + INSET,
    y: y + INSET,
    width: width - 2 * INSET,
    height: height - 2 * INSET,
    rx: 4,
  };
  return (
    <g class={`house-mark house-mark-${mark}`}>
      <rect class="house-mark-casing" {...frame} />
      <rect class="house-mark-frame" {...frame} />
    </g>
  );
}
