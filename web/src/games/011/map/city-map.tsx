import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { useId, useMemo } from 'preact/hooks';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import { useBareness } from './bareness.ts';
import * as styles from './city-map.module.css';
import { Layers } from './layers/layers.tsx';
import { Plate } from './plate/plate.tsx';
import { sceneOf } from './scene/scene.ts';
import { Squares } from './squares.tsx';
import { useZoom } from './zoom/use-zoom.ts';
import type { Zoom } from './zoom/zoom.ts';

/** Turin: the engraved plate, what lies and happens on it, and every square to point at. */
export function CityMap({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const scene = useMemo(() => sceneOf(draft), [draft]);
  const { isBare, down, up, toggle } = useBareness();
  const { scroller, stage, onScroll, ...zoom } = useZoom(draft, scene);
  const keys = useId();
  return (
    <section
      class={styles.cityMap}
      aria-label={t('map.name')}
      aria-describedby={keys}
      data-bare={isBare.value ? '' : undefined}
    >
      <p class="heard-only" id={keys}>
        {t('map.keys')}
      </p>
      <div ref={scroller} class={styles.cityMapScroll} onScroll={onScroll}>
        <div ref={stage} class={styles.cityMapStage}>
          <Plate />
          <Layers scene={scene} />
          <Squares draft={draft} scene={scene} />
          <button
            type="button"
            class={styles.cityMapHide}
            aria-pressed={isBare.value}
            aria-label={t('map.hide')}
            title={t('map.hide')}
            onPointerDown={down}
            onPointerUp={up}
            onPointerLeave={up}
            // A key or a screen reader clicks without a pointer.
            onClick={(event) => event.detail === 0 && toggle()}
          >
            <Icon name="look" />
          </button>
        </div>
      </div>
      <ZoomControls {...zoom} />
    </section>
  );
}

interface ZoomControlsProps {
  readonly closeUp: ReadonlySignal<Zoom | null>;
  readonly isWhole: Signal<boolean>;
  readonly beyond: ReadonlySignal<readonly string[]>;
}

/** The way from the part of the map that is asked for to the whole and back, and whether more can be chosen out of sight. */
function ZoomControls({ closeUp, isWhole, beyond }: ZoomControlsProps) {
  if (closeUp.value === null) return null;
  const label = t(isWhole.value ? 'map.closer' : 'map.whole');
  return (
    <>
      {beyond.value.map((side) => (
        <span key={side} class={styles.cityMapBeyond} data-side={side} />
      ))}
      <button
        type="button"
        class={styles.cityMapZoom}
        aria-label={label}
        title={label}
        onClick={() => {
          isWhole.value = !isWhole.value;
        }}
      >
        <Icon name={isWhole.value ? 'closer' : 'whole'} />
      </button>
    </>
  );
}
