import { useComputed, useSignal } from '@preact/signals';
import type { DraftProps } from '../asked.ts';
import { StoryPage } from '../book/story-page.tsx';
import { City } from '../city/city.tsx';
import { House } from '../house/house.tsx';
import { say } from '../say.ts';
import { type Hour, hourOf } from './hour.ts';
import { momentOf, type StageScene, sceneOf, scenesIn } from './scene.ts';
import { Sky } from './sky.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { type Weather, weatherOf } from './weather.ts';
import './stage.css';

const BODIES = { house: House, city: City, page: StoryPage };

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
  const view = draft.table.view;
  const light = useComputed(() => {
    if (view.value === null) return null;
    return { hour: hourOf(view.value), weather: weatherOf(view.value) };
  }).value;
  if (view.value === null || light === null) return null;
  const moment = momentOf(view.value);
  const scenes = scenesIn(view.value);
  const wish = wished.value?.moment === moment ? wished.value.scene : null;
  const scene = wish ?? sceneOf(view.value);
  const Body = BODIES[scene];
  return (
    <div class="stage" data-scene={scene} data-hour={light.hour} data-weather={light.weather}>
      <Sky />
      <p class="heard-only">
        {say(draft, 'stage.light', {
          hour: say(draft, HOURS[light.hour]),
          weather: say(draft, WEATHERS[light.weather]),
        })}
      </p>
      <StageTabs
        draft={draft}
        scenes={scenes}
        scene={scene}
        onShow={(shown) => {
          wished.value = { moment, scene: shown };
        }}
      />
      <div class="stage-body">
        <Body draft={draft} />
      </div>
    </div>
  );
}
