import { useComputed } from '@preact/signals';
import { PERSON_IDS, reachableIn, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import { useRef } from 'preact/hooks';
import { lazyIn } from '../../../../ui/lazy.tsx';
import type { DraftProps } from '../asked.ts';
import * as housePlate from './house-plate.module.css';
import { things } from './late-things.ts';
import { Lights } from './lights.tsx';
import * as styles from './live.module.css';
import { Marks } from './marks.tsx';
import { MATERIALS } from './materials.ts';
import { type Box, boxOf, floorOf, HEIGHT, middleOf, STREET, WIDTH } from './measure.ts';
import { deadIn, Graves, Keepsakes } from './remembered.tsx';
import { thingOn } from './site.ts';
import type { ThingName } from './things.ts';

/** What changes, upon the plate that does not. */
export function Live({ draft }: DraftProps) {
  return (
    <svg class={housePlate.houseLive} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Things draft={draft} />
      <Remembered draft={draft} />
      <Lights draft={draft} />
      <Marks draft={draft} />
    </svg>
  );
}

/** The graves in the yard: the street side of the house, behind those who step out. */
const YARD = { x: 42, y: STREET + 2, apart: -24, scale: 0.5 };

/** What is left of those who died. */
function Remembered({ draft }: DraftProps) {
  const dead = useComputed(() => deadIn(draft.table.view.value ?? { gone: [] }).join(' ')).value;
  const people = PERSON_IDS.filter((person) => dead.split(' ').includes(person));
  return (
    <>
      <Keepsakes dead={people} />
      <Graves dead={people} {...YARD} />
    </>
  );
}

/** A house that has not changed is the same object, so that nothing here is drawn again. */
function Things({ draft }: DraftProps) {
  const house = useComputed(() => draft.table.view.value?.house ?? {}).value;
  const reached = reachableIn(house);
  return (
    <>
      {SPACE_IDS.map((space) => (
        <ThingAt key={space} space={space} name={thingOn(house, space)} />
      ))}
      {SPACE_IDS.map((space) => (
        <Darkness key={space} space={space} isDark={!reached.has(space)} />
      ))}
    </>
  );
}

interface Given {
  readonly space: SpaceId;
  readonly isDark: boolean;
}

/** A room that cannot be reached lies in the dark; it clears when the way there does. */
function Darkness({ space, isDark }: Given) {
  return <rect class={styles.houseDark} data-dark={isDark ? '' : undefined} {...boxOf(space)} />;
}

interface ThingAtProps {
  readonly space: SpaceId;
  readonly name: ThingName | null;
}

/** What lies on a space. What was there until now fades away. */
function ThingAt({ space, name }: ThingAtProps) {
  const latest = useRef(name);
  const gone = latest.current === name ? null : latest.current;
  latest.current = name;
  const box = boxOf(space);
  return (
    <g transform={`translate(${middleOf(box)} ${floorOf(box)}) scale(${scaleIn(box)})`}>
      {gone !== null && (
        <g key={`gone-${gone}`} class={styles.houseGone}>
          <Thing name={gone} />
        </g>
      )}
      {name !== null && (
        <g key={name} class={styles.houseThing}>
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

const Nothing = () => null;

/** A thing in the house, drawn from its parts. */
const Thing = lazyIn(things, () => Drawn, { Waiting: Nothing, Failed: Nothing });

function Drawn({ name }: { readonly name: ThingName }) {
  return things.part.value?.THINGS[name].map(([material, d], at) => (
    <path key={at} class={MATERIALS[material]} d={d} />
  ));
}
