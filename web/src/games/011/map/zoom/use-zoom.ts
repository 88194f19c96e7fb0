import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Eleven, Square } from '@vigilia/game-011';
import type { RefObject, TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import { actingSquare } from '../../ways/walks.ts';
import { asksForSquares } from '../scene/offers.ts';
import type { Scene } from '../scene/scene.ts';
import { type Room, sidesBeyond, type Zoom, zoomOn } from './zoom.ts';

interface Zooming {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** What the question asks for, enlarged; null if the whole map shows it large enough. */
  readonly closeUp: ReadonlySignal<Zoom | null>;
  /** Whether the player wants the whole map for this question. */
  readonly isWhole: Signal<boolean>;
  /** The sides beyond which there is more to choose. */
  readonly beyond: ReadonlySignal<readonly string[]>;
  readonly onScroll: (event: TargetedEvent<HTMLDivElement>) => void;
}

const NOTHING = { width: 0, height: 0 };

/** Enlarges the part of the map that a question asks for, if squares are too small for a finger. */
export function useZoom(draft: AnswerDraft<Eleven>, scene: Scene): Zooming {
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useSignal<Room>(NOTHING);
  const isWhole = useSignal(false);
  const scrolled = useSignal({ left: 0, top: 0 });
  const squares = useSignal<readonly Square[]>([]);
  const closeUp = useComputed(() => {
    const view = draft.table.view.value;
    const from = view === null ? null : actingSquare(view);
    return zoomOn({ squares: squares.value, from }, room.value);
  });
  const shown = useComputed(() => (isWhole.value ? null : closeUp.value));
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = new ResizeObserver(() => {
      room.value = { width: box.clientWidth, height: box.clientHeight };
    });
    measure.observe(box);
    // Any press ends the movement at once.
    const skip = () => stage.current?.removeAttribute('data-moving');
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      measure.disconnect();
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, []);
  const question = useComputed(() => draft.ask.value?.question ?? null);
  useSignalEffect(() => {
    question.value;
    isWhole.value = false;
  });
  // Each step of a question that takes two squares has a close-up of its own; a draft does not move the map.
  useSignalEffect(() => {
    const now = askedFor(draft, scene);
    if (draft.plan.value.length === 0 && !isSame(now, squares.peek())) squares.value = now;
  });
  useSignalEffect(() => {
    if (scroller.current !== null && stage.current !== null)
      move(scroller.current, stage.current, shown.value);
  });
  const beyond = useComputed(() =>
    shown.value === null
      ? []
      : sidesBeyond([...scene.offers.value.keys()], { ...shown.value, ...scrolled.value }, room.value),
  );
  return {
    scroller,
    stage,
    closeUp,
    isWhole,
    beyond,
    onScroll: ({ currentTarget: { scrollLeft, scrollTop } }) => {
      scrolled.value = { left: scrollLeft, top: scrollTop };
    },
  };
}

function askedFor(draft: AnswerDraft<Eleven>, scene: Scene): Square[] {
  return asksForSquares(draft.choices.value) ? [...scene.offers.value.keys()] : [];
}

function isSame(one: readonly Square[], other: readonly Square[]): boolean {
  return one.length === other.length && one.every((square, index) => square === other[index]);
}

/** Shows a part of the map or all of it. The stage is at its new place at once, and CSS moves it there from the old one. */
function move(scroller: HTMLElement, stage: HTMLElement, zoom: Zoom | null): void {
  const before = stage.getBoundingClientRect();
  stage.style.setProperty('--zoom', String(zoom?.times ?? 1));
  scroller.scrollTo(zoom?.left ?? 0, zoom?.top ?? 0);
  const after = stage.getBoundingClientRect();
  if (before.width === 0 || before.width === after.width) return;
  stage.style.setProperty('--from-x', `${before.x - after.x}px`);
  stage.style.setProperty('--from-y', `${before.y - after.y}px`);
  stage.style.setProperty('--from-times', String(before.width / after.width));
  // Another name starts the animation anew.
  stage.dataset.moving = stage.dataset.moving === 'in' ? 'on' : 'in';
}
