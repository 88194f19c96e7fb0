import type { ReadonlySignal, Signal } from '@preact/signals';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../emblems/icon.tsx';
import type { Zoom } from './zoom.ts';
import './zoom.css';

interface Props {
  readonly part: ReadonlySignal<Zoom | null>;
  readonly isWhole: Signal<boolean>;
  readonly beyond: ReadonlySignal<readonly string[]>;
}

/** The way from the part of the map that is asked for to the whole and back, and where more can be chosen out of sight. */
export function ZoomControls({ part, isWhole, beyond }: Props) {
  if (part.value === null) return null;
  const label = t(isWhole.value ? 'map.closer' : 'map.whole');
  return (
    <>
      {beyond.value.map((side) => (
        <span key={side} class="city-map-beyond" data-side={side} />
      ))}
      <button
        type="button"
        class="city-map-zoom"
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
