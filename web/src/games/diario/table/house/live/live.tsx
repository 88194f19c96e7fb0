import { useComputed } from '@preact/signals';
import { reachableIn, SPACE_IDS } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { HEIGHT, WIDTH } from '../measure.ts';
import { thingOn } from '../on-space.ts';
import { Darkness } from './darkness.tsx';
import { Lights } from './lights.tsx';
import { Marks } from './marks.tsx';
import { ThingAt } from './thing-at.tsx';
import './live.css';

/** What changes, upon the plate that does not. */
export function Live({ draft }: DraftProps) {
  return (
    <svg class="house-live" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Things draft={draft} />
      <Lights draft={draft} />
      <Marks draft={draft} />
    </svg>
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
