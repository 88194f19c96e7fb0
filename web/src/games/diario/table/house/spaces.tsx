import { type Signal, useComputed, useSignal } from '@preact/signals';
import { HOUSE, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { Noun } from '../../../../draft/game-ui.ts';
import { pointingAt } from '../../../../draft/pointing.ts';
import type { DraftProps } from '../asked.ts';
import * as house from './house.module.css';
import { spaceSpeaker } from './labels.ts';
import { boxOf, HEIGHT, middleOf, WIDTH } from './measure.ts';
import { offeredSpaces, pickSpace, takenSpaces } from './offers.ts';
import { DOOR } from './site.ts';

interface Given extends DraftProps {
  /** What the caption speaks of. */
  readonly pointed: Signal<Noun | null>;
}

/** Every space as a button: one stop for the tab key, and the arrows lead from one to the next. */
export function Spaces({ draft, pointed }: Given) {
  const stop = useSignal<SpaceId>(DOOR);
  const offered = useComputed(() => offeredSpaces(draft)).value;
  const taken = useComputed(() => takenSpaces(draft)).value;
  const view = draft.table.view.value;
  if (view === null) return null;
  const speak = spaceSpeaker(draft, view);
  return SPACE_IDS.map((space) => (
    <SpaceButton
      key={space}
      draft={draft}
      pointed={pointed}
      space={space}
      label={speak(space)}
      stop={stop}
      isOffered={offered.has(space)}
      isTaken={taken.has(space)}
    />
  ));
}

const PLACED = new Map(
  SPACE_IDS.map((space) => {
    const { x, y, width, height } = boxOf(space);
    const across = (length: number) => `${(length / WIDTH) * 100}%`;
    const down = (length: number) => `${(length / HEIGHT) * 100}%`;
    return [space, { left: across(x), top: down(y), width: across(width), height: down(height) }];
  }),
);

interface One extends Given {
  readonly space: SpaceId;
  readonly label: string;
  /** Where the tab key stops. */
  readonly stop: Signal<SpaceId>;
  readonly isOffered: boolean;
  readonly isTaken: boolean;
}

function SpaceButton({ draft, pointed, space, label, stop, isOffered, isTaken }: One) {
  const noun: Noun = `space:${space}`;
  const pointing = pointingAt(draft, [noun]);
  const point = () => {
    pointed.value = noun;
    pointing.onFocusIn();
  };
  return (
    <button
      type="button"
      class={house.houseSpace}
      data-space={space}
      style={PLACED.get(space)}
      tabIndex={stop.value === space ? 0 : -1}
      aria-label={label}
      aria-pressed={isTaken}
      aria-disabled={!isOffered}
      onClick={() => {
        pointed.value = noun;
        if (isOffered) pickSpace(draft, space);
      }}
      {...pointing}
      onPointerEnter={point}
      onFocusIn={() => {
        stop.value = space;
        point();
      }}
      onKeyDown={(event) => {
        const next = nextSpace(space, event.key);
        if (next === null) return;
        event.preventDefault();
        const beside = event.currentTarget.parentElement;
        beside?.querySelector<HTMLButtonElement>(`[data-space="${next}"]`)?.focus();
      }}
    />
  );
}

const ORDER = ['top', 'middle', 'ground', 'basement', 'cellar'] as const;

/** The next space the way an arrow key points; null at the edge of the house or for other keys. */
export function nextSpace(space: SpaceId, key: string): SpaceId | null {
  const { floor } = HOUSE[space];
  if (key === 'ArrowLeft') return along(space, -1);
  if (key === 'ArrowRight') return along(space, 1);
  if (key === 'ArrowUp') return nearestOn(ORDER[ORDER.indexOf(floor) - 1], space);
  if (key === 'ArrowDown') return nearestOn(ORDER[ORDER.indexOf(floor) + 1], space);
  return null;
}

function along(space: SpaceId, by: number): SpaceId | null {
  const next = SPACE_IDS[SPACE_IDS.indexOf(space) + by];
  return next !== undefined && HOUSE[next].floor === HOUSE[space].floor ? next : null;
}

function nearestOn(floor: (typeof ORDER)[number] | undefined, from: SpaceId): SpaceId | null {
  let nearest: SpaceId | null = null;
  for (const space of SPACE_IDS) {
    if (HOUSE[space].floor !== floor) continue;
    if (nearest === null || gap(space, from) < gap(nearest, from)) nearest = space;
  }
  return nearest;
}

function gap(one: SpaceId, other: SpaceId): number {
  return Math.abs(middleOf(boxOf(one)) - middleOf(boxOf(other)));
}
