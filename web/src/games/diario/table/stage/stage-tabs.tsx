import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import type { StageScene } from './scene.ts';
import './stage-tabs.css';

const LINES: Readonly<Record<StageScene, string>> = {
  house: 'M3 11L12 4l9 7M5.5 10v10h13V10M10 20v-6h4v6',
  city: 'M3 20V10h5v10M8 20V5h6v15M14 20v-8h7v8M10 8h2M10 11h2M10 14h2M17 15h1',
  page: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
};

const NAMES: Readonly<Record<StageScene, string>> = {
  house: 'stage.house',
  city: 'stage.city',
  page: 'stage.page',
};

interface Given extends DraftProps {
  readonly scenes: readonly StageScene[];
  readonly scene: StageScene;
  readonly onShow: (scene: StageScene) => void;
}

/** Small tabs in the corner: to look at something else than the moment is about. */
export function StageTabs({ draft, scenes, scene, onShow }: Given) {
  return (
    <fieldset class="stage-tabs">
      <legend class="heard-only">{say(draft, 'stage.look-at')}</legend>
      {scenes.map((each) => (
        <button
          key={each}
          type="button"
          class="stage-tab"
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
