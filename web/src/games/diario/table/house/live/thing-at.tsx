import type { SpaceId } from '@vigilia/game-diario';
import { useRef } from 'preact/hooks';
import { type Box, boxOf, floorOf, middleOf } from '../measure.ts';
import { Thing } from '../thing.tsx';
import type { ThingName } from '../things.ts';

interface Given {
  readonly space: SpaceId;
  readonly name: ThingName | null;
}

/** What lies on a space. What was there until now fades away. */
export function ThingAt({ space, name }: Given) {
  const latest = useRef(name);
  const gone = latest.current === name ? null : latest.current;
  latest.current = name;
  const box = boxOf(space);
  return (
    <g transform={`translate(${middleOf(box)} ${floorOf(box)}) scale(${scaleIn(box)})`}>
      {gone !== null && (
        <g key={`gone-${gone}`} class="house-gone">
          <Thing name={gone} />
        </g>
      )}
      {name !== null && (
        <g key={name} class="house-thing">
          <Thing name={name} />
        </g>
      )}
    </g>
  );
}

/** Drawings are 66 wide at most. */
function scaleIn({ width }: Box): number {
  return Math.min(1, (width - 4) / 68);
}
