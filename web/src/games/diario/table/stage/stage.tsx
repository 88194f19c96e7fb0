import { useComputed, useSignal } from '@preact/signals';
import { lazyIn } from '../../../../ui/lazy.tsx';
import type { DraftProps } from '../asked.ts';
import { readingOf } from '../book/reading.ts';
import { city, house, story } from '../later/parts.ts';
import { say } from '../say.ts';
import { type Hour, hourOf } from './hour.ts';
import { nameOfMoment, type StageScene, sceneOf, scenesIn } from './scene.ts';
import { Sky } from './sky.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { type Weather, weatherOf } from './weather.ts';
import './stage.css';

/** The sky is shown until they are there. */
const Waiting = () => null;
const BODIES = {
  house: lazyIn(house, (part) => part.House, { Waiting }),
  city: lazyIn(city, (part) => part.City, { Waiting }),
  page: lazyIn(story, (part) => part.StoryPage, { Waiting }),
};

const HOURS: Readonly<Record<Hour, string>> = {
  morning: 'stage.morning',
  day: 'stage.day',
  dusk: 'stage.dusk',
  night: 'stage.night',
  dawn: 'stage.dawn',
};

const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: 'stage.clear',
  cloud: 'stage.cloud',
  rain: 'stage.rain',
  frost: 'stage.frost',
  snow: 'stage.snow',
};

/** What all look at now: the house, the city, or the page that is being read, in the light of the hour. */
export function Stage({ draft }: DraftProps) {
  /** What the player wanted to look at, and in which moment; a new moment forgets it. */
  const wished = useSignal<{ readonly moment: string; readonly scene: StageScene } | null>(null);
  const view = draft.table.view.value;
  // The log is read again only when it grows.
  const page = useComputed(() => pageOf(draft)).value;
  if (view === null) return null;
  const [hour, weather] = [hourOf(view), weatherOf(view)];
  const moment = { day: view.day, phase: view.phase, page };
  const name = nameOfMoment(moment);
  const scene = wished.value?.moment === name ? wished.value.scene : sceneOf(moment);
  const Body = BODIES[scene];
  return (
    <div class="stage" data-scene={scene} data-hour={hour} data-weather={weather}>
      <Sky />
      <p class="heard-only">
        {say(draft, 'stage.light', { hour: say(draft, HOURS[hour]), weather: say(draft, WEATHERS[weather]) })}
      </p>
      <StageTabs
        draft={draft}
        scenes={scenesIn(moment)}
        scene={scene}
        onShow={(shown) => {
          wished.value = { moment: name, scene: shown };
        }}
      />
      <div class="stage-body">
        <Body draft={draft} />
      </div>
    </div>
  );
}

/** What is read now. A page is known by what turned it up. */
function pageOf({ table }: DraftProps['draft']): string | null {
  const view = table.view.value;
  const current = view === null ? undefined : readingOf(table.log.value, view).at(-1);
  return current === undefined ? null : JSON.stringify(current.opening);
}
