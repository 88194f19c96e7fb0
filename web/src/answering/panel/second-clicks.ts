import { useLayoutEffect } from 'preact/hooks';

/** What answers when it is pressed: options, Confirm and its neighbours, and the squares of a map. */
const ANSWERS =
  '[data-option], [data-square], [aria-keyshortcuts="Enter"], [aria-keyshortcuts="Shift+Enter"]';

/**
 * The second press of a double click belongs to the question of the first. One press may answer and bring the next
 * question under the finger, which nobody has read yet.
 */
export function useSecondClicks(asked: string | null): void {
  useLayoutEffect(() => {
    const drop = (event: MouseEvent) => {
      if (isOfSameQuestion(event, asked) || !isAnswer(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', drop, { capture: true });
    return () => removeEventListener('click', drop, { capture: true });
  });
}

/** The question that was open at the first press of the present row of presses. */
let first: string | null = null;

/** Whether a press is the first of its row, or follows one for the same question. Notes the first. */
export function isOfSameQuestion({ detail }: Pick<MouseEvent, 'detail'>, asked: string | null): boolean {
  if (detail < 2) first = asked;
  return first === asked;
}

function isAnswer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ANSWERS) !== null;
}
