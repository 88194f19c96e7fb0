import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../storage/settings.ts';
import type { Viewport } from './layout.ts';

/** The size of the window in letters, measured again when the window or the size of the text changes. */
export function useViewport(): ReadonlySignal<Viewport> {
  // To measure is to lay out everything: it must not happen whenever the board is drawn.
  const viewport = useMemo(() => signal(measured()), []);
  const size = settings.size.value;
  useEffect(() => {
    const measure = () => {
      viewport.value = measured();
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [size]);
  return viewport;
}

function measured(): Viewport {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width: innerWidth / rem, height: innerHeight / rem };
}
