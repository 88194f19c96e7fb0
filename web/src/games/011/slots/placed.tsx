import { DIRECTIONS, type Eleven, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { pointingAt } from '../../../draft/pointing.ts';

/** The places found so far in words, where there is room for them. */
export function Placed({ draft, view }: { readonly draft: AnswerDraft<Eleven>; readonly view: View }) {
  return (
    <ul class="slots-placed" aria-hidden="true">
      {DIRECTIONS.map((direction) => {
        const place = view.slots[direction];
        return (
          place !== null && (
            <li key={direction} {...pointingAt(draft, [`place:${place}`])}>
              {draft.say(text('slots.filled', { direction, place }))}
            </li>
          )
        );
      })}
    </ul>
  );
}
