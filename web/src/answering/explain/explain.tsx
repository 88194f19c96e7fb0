import type { Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { DraftProps } from '../../draft/asked.ts';
import { lazy } from '../../ui/lazy.tsx';
import { explainable, explained } from './explainable.ts';

const Layer = lazy<{ readonly draft: AnswerDraft }>(
  async () => (await import('./explain-layer.tsx')).ExplainLayer,
  null,
);

/** Explains what is pointed at, for those who ask: by a finger that rests on it, or from the help. */
export function Explain<K extends Kinds>({ draft }: DraftProps<K>) {
  useLongPress();
  // What a table is made of goes with it.
  useEffect(
    () => () => {
      explained.value = null;
    },
    [],
  );
  return explained.value === null ? null : <Layer draft={draft as unknown as AnswerDraft} />;
}

/** How long a finger rests on something before it is explained, in milliseconds. */
const LONG = 500;
/** How far a finger may stray meanwhile, in pixels. */
const STRAY = 10;

/** A finger that rests on a sign asks what it is; the press itself then does nothing. */
function useLongPress(): void {
  useEffect(() => {
    let pressed: {
      readonly timer: ReturnType<typeof setTimeout>;
      readonly x: number;
      readonly y: number;
    } | null = null;
    let isTold = false;
    const release = () => {
      if (pressed !== null) clearTimeout(pressed.timer);
      pressed = null;
    };
    const down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      release();
      isTold = false;
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      if (target.closest('[data-layout]') === null) return;
      const found = explainable(target);
      if (found === null) return;
      const timer = setTimeout(() => {
        isTold = true;
        explained.value = found;
      }, LONG);
      pressed = { timer, x, y };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STRAY) release();
    };
    const swallow = (event: Event) => {
      if (!isTold) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') isTold = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', down, { signal, capture: true });
    addEventListener('pointermove', move, { signal, capture: true });
    addEventListener('pointerup', release, { signal, capture: true });
    addEventListener('pointercancel', release, { signal, capture: true });
    addEventListener('click', swallow, { signal, capture: true });
    addEventListener('contextmenu', swallow, { signal, capture: true });
    return () => {
      listening.abort();
      release();
      explained.value = null;
    };
  }, []);
}
