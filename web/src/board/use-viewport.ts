import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import type { Viewport } from './layout.ts';

/** The room of the window in letters, measured again whenever it or the size of the text changes. */
export function useViewport(): ReadonlySignal<Viewport> {
  // To measure is to lay out everything: it must not happen whenever the board is drawn.
  const room = useMemo(() => signal(measured()), []);
  const size = settings.size.value;
  useEffect(() => {
    const measure = () => {
      room.value = measured();
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [size]);
  return room;
}

function measured(): Viewport {
  const request = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width: innerWidth / request, height: innerHeight / request };
}
