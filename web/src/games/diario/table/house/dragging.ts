import type { Diario, PersonId } from '@vigilia/game-diario';
import type { TargetedPointerEvent } from 'preact';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import * as house from './house.module.css';
import { spaceAt } from './measure.ts';
import { pickTogether } from './offers.ts';

/** How far a finger may slip, in pixels, before a press becomes a drag. */
const SLIP = 6;

type Handled = TargetedPointerEvent<HTMLButtonElement>;

/** Handlers of a person who can be dragged onto a space. A press that does not move stays a press. */
export function dragging(draft: AnswerDraft<Diario>, person: PersonId) {
  return {
    onPointerDown(event: Handled) {
      const button = event.currentTarget;
      const start = { x: event.clientX, y: event.clientY };
      const { pointerId } = event;
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        const [x, y] = [moved.clientX - start.x, moved.clientY - start.y];
        if (!('dragged' in button.dataset) && Math.hypot(x, y) < SLIP) return;
        if (!('dragged' in button.dataset)) button.setPointerCapture(pointerId);
        button.dataset.dragged = '';
        button.style.setProperty('--drag-x', `${x}px`);
        button.style.setProperty('--drag-y', `${y}px`);
      };
      const end = (ended: PointerEvent) => {
        if (ended.pointerId !== pointerId) return;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!('dragged' in button.dataset)) return;
        delete button.dataset.dragged;
        // The click that follows a drag is no press.
        if (ended.type === 'pointerup') button.addEventListener('click', stop, { capture: true, once: true });
        const space = ended.type === 'pointerup' ? spaceUnder(button, ended) : null;
        if (space !== null) pickTogether(draft, [`person:${person}`, `space:${space}`]);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
}

function spaceUnder(button: HTMLElement, { clientX, clientY }: PointerEvent) {
  const frame = button.closest(`.${house.houseFrame}`)?.getBoundingClientRect();
  if (frame === undefined) return null;
  return spaceAt((clientX - frame.left) / frame.width, (clientY - frame.top) / frame.height);
}
