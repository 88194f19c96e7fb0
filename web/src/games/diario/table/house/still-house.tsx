import { reachableIn, SPACE_IDS } from '@vigilia/game-diario';
import type { View } from '../asked.ts';
import { signsIn } from '../people/signs.ts';
import { weatherOf } from '../sky/light.ts';
import * as figure from './figure.module.css';
import { FigureLines, footingOf } from './figure.tsx';
import { litRooms } from './lights.tsx';
import { MATERIALS } from './materials.ts';
import { boxOf, floorOf, middleOf, STREET } from './measure.ts';
import { PlateLines } from './plate.tsx';
import { deadIn, GraveLines, Graves, Keepsakes } from './remembered.tsx';
import { SNOW } from './shell.tsx';
import { FIRES, thingOn } from './site.ts';
import * as styles from './still-house.module.css';
import type { THINGS } from './things.ts';
import { whereaboutsIn } from './whereabouts.ts';

/** What a drawing of the house at one moment needs of a view. */
export type Seen = Pick<View, 'phase' | 'people' | 'gone' | 'tasks' | 'house' | 'discards'>;

/** A little more than the house itself: the air above the chimney and the yard at its right. */
const FRAME = '-16 -44 800 596';
/** The first grave in the yard. */
const YARD = { x: 662, y: STREET + 4, apart: 27, scale: 0.55 };

/** What all still drawings on a page share; it is drawn once, and seen nowhere. */
export function StillPlate() {
  return (
    <svg class={styles.stillShared} aria-hidden="true">
      <defs>
        <g id="still-plate">
          <PlateLines />
        </g>
      </defs>
      <radialGradient id="still-candle" cx="0.5" cy="0.7" r="0.75">
        <stop class={styles.stillGlowNear} offset="0" />
        <stop class={styles.stillGlowFar} offset="1" />
      </radialGradient>
    </svg>
  );
}

interface Props {
  readonly seen: Seen;
  readonly things: typeof THINGS;
}

/**
 * The house in pencil as it stood at one moment: what lay and was built in it, who was at home, the graves in the yard.
 * Nothing in it moves or can be pressed, so it can be printed, and words beside it say what it shows. {@link StillPlate}
 * stands on the same page.
 */
export function StillHouse({ seen, things }: Props) {
  const { house } = seen;
  const reached = reachableIn(house);
  const weather = weatherOf(seen);
  const isWhite = weather === 'snow' || weather === 'frost';
  return (
    <svg class={styles.stillHouse} viewBox={FRAME} aria-hidden="true">
      <use href="#still-plate" />
      {isWhite && <path class={styles.stillSnow} d={SNOW} />}
      {SPACE_IDS.map((space) => {
        const name = thingOn(house, space);
        const box = boxOf(space);
        // Drawings are 66 wide at most.
        const scale = Math.min(1, (box.width - 4) / 68);
        return (
          name !== null && (
            <g key={space} transform={`translate(${middleOf(box)} ${floorOf(box)}) scale(${scale})`}>
              {things[name].map(([material, d], at) => (
                <path key={at} class={MATERIALS[material]} d={d} />
              ))}
            </g>
          )
        );
      })}
      {SPACE_IDS.filter((space) => !reached.has(space)).map((space) => (
        <rect key={space} class={styles.stillDark} {...boxOf(space)} />
      ))}
      {SPACE_IDS.filter((space) => FIRES.includes(thingOn(house, space) ?? '')).map((space) => (
        <rect key={space} {...boxOf(space)} fill="url(#still-candle)" />
      ))}
      {litRooms(seen, { hour: 'night', plan: [] }).map((space) => (
        <rect key={space} {...boxOf(space)} fill="url(#still-candle)" />
      ))}
      {whereaboutsIn(seen, []).map((whereabouts) => {
        const { x, y } = footingOf(whereabouts, house);
        return (
          <g key={whereabouts.person} class={figure.figure} transform={`translate(${x} ${y})`}>
            <FigureLines
              person={whereabouts.person}
              doing={whereabouts.doing}
              signs={signsIn(seen, whereabouts.person)}
            />
          </g>
        );
      })}
      <Keepsakes dead={deadIn(seen)} />
      <Graves dead={deadIn(seen)} {...YARD} />
    </svg>
  );
}

/** A grave by itself. */
export function Grave() {
  return (
    <svg class={styles.stillGrave} viewBox="-32 -58 64 62" aria-hidden="true">
      <GraveLines />
    </svg>
  );
}
