import { useComputed } from '@preact/signals';
import { SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import * as live from './live.module.css';
import { boxOf } from './measure.ts';
import { offeredSpaces, takenSpaces } from './offers.ts';

type Mark = 'offered' | 'taken' | 'lit';

/** Frames around spaces: corners if one can be pressed, whole if it is part of the draft or pointed at. */
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

const INSET = 4;
const CORNER = 13;

/** Only the corners of what can be pressed: many rooms may be open at once, and the drawing should still be seen. */
function Frame({ space, mark }: { readonly space: SpaceId; readonly mark: Mark }) {
  const { x, y, width, height } = boxOf(space);
  const [left, top] = [x + INSET, y + INSET];
  const [right, bottom] = [x + width - INSET, y + height - INSET];
  const d =
    mark === 'offered'
      ? `M${left} ${top + CORNER}V${top}h${CORNER}M${right - CORNER} ${top}H${right}v${CORNER}M${right} ${bottom - CORNER}V${bottom}h${-CORNER}M${left + CORNER} ${bottom}H${left}v${-CORNER}`
      : `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return (
    <g class={live.houseMark} data-mark={mark}>
      <path class={live.houseMarkCasing} d={d} />
      <path class={live.houseMarkFrame} d={d} />
    </g>
  );
}
