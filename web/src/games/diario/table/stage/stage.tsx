import { useComputed, useSignal } from '@preact/signals';
import { lazyIn } from '../../../../ui/lazy.tsx';
import type { DraftProps } from '../asked.ts';
import { readingOf } from '../book/reading.ts';
import { city, fightScene, house, story } from '../late-parts.ts';
import { say } from '../say.ts';
import { type Hour, hourOf, type Weather, weatherOf } from '../sky/light.ts';
import { Sky } from '../sky/sky.tsx';
import { nameOfMoment, type StageScene, sceneOf, scenesIn } from './scene.ts';
import { ScenePlayer } from './scene-player.tsx';
import { SoundOffer } from './sound-offer.tsx';
import * as styles from './stage.module.css';

/** The sky is shown until they are there. */
const Waiting = () => null;
const BODIES = {
  house: lazyIn(house, (part) => part.House, { Waiting }),
  city: lazyIn(city, (part) => part.City, { Waiting }),
  story: lazyIn(story, (part) => part.StoryPage, { Waiting }),
  fight: lazyIn(fightScene, (part) => part.FightNow, { Waiting }),
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

/** What all look at now: the house, the city, or the story that is being read, in the light of the hour. */
export function Stage({ draft }: DraftProps) {
  /** What the player wanted to look at, and in which moment; a new moment forgets it. */
  const wished = useSignal<{ readonly moment: string; readonly scene: StageScene } | null>(null);
  const view = draft.table.view.value;
  // The log is read again only when it grows.
  const reading = useComputed(() => readingAt(draft)).value;
  if (view === null) return null;
  const [hour, weather] = [hourOf(view), weatherOf(view)];
  const moment = { day: view.day, phase: view.phase, reading, isFighting: view.fight !== null };
  const name = nameOfMoment(moment);
  const scene = wished.value?.moment === name ? wished.value.scene : sceneOf(moment);
  const Body = BODIES[scene];
  return (
    <div class={styles.stage} data-scene={scene} data-hour={hour} data-weather={weather}>
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
      <div class={styles.stageBody}>
        <Body draft={draft} />
      </div>
      <ScenePlayer draft={draft} />
      <SoundOffer draft={draft} />
    </div>
  );
}

/** A name for what is read now: what turned it up. */
function readingAt({ table }: DraftProps['draft']): string | null {
  const view = table.view.value;
  const current = view === null ? undefined : readingOf(table.log.value, view).at(-1);
  return current === undefined ? null : JSON.stringify(current.opening);
}

const LINES: Readonly<Record<StageScene, string>> = {
  house: 'M3 11L12 4l9 7M5.5 10v10h13V10M10 20v-6h4v6',
  city: 'M3 20V10h5v10M8 20V5h6v15M14 20v-8h7v8M10 8h2M10 11h2M10 14h2M17 15h1',
  fight:
    'M4 4l11 11M4 4v3l9.5 9.5M20 4L9 15M20 4v3l-9.5 9.5M13 18l5-5M6 13l5 5M15.500 15.500L20 20M8.500 15.500L4 20',
  story: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
};

const NAMES: Readonly<Record<StageScene, string>> = {
  house: 'stage.house',
  city: 'stage.city',
  story: 'stage.page',
  fight: 'stage.fight',
};

interface Given extends DraftProps {
  readonly scenes: readonly StageScene[];
  readonly scene: StageScene;
  readonly onShow: (scene: StageScene) => void;
}

/** Small tabs in the corner: to look at anything else than the moment is about. */
function StageTabs({ draft, scenes, scene, onShow }: Given) {
  return (
    <fieldset class={styles.stageTabs}>
      <legend class="heard-only">{say(draft, 'stage.look-at')}</legend>
      {scenes.map((each) => (
        <button
          key={each}
          type="button"
          class={styles.stageTab}
          aria-pressed={each === scene}
          onClick={() => onShow(each)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={LINES[each]} />
          </svg>
          <span>{say(draft, NAMES[each])}</span>
        </button>
      ))}
    </fieldset>
  );
}
