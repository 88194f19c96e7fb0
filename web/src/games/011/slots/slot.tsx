import { candidateArea, type Direction, type Eleven, type Place, tile, type View } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { isTaken, pointingAt } from '../../../draft/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './slots.module.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly direction: Direction;
}

/** One slot: the place in it, and the Blocks it leaves on the map while it is pointed at. */
export function Slot({ draft, view, direction }: Props) {
  const noun = `direction:${direction}` as const;
  const place = view.slots[direction];
  const area = view.organ === null ? areaAt(view.slots, draft.matching.value, direction) : [view.organ];
  const lights = area.map((square) => `square:${square}` as const);
  const canPick = placesFor(draft.matching.value, direction).length > 0;
  const shared = {
    class: styles.slotsSlot,
    'data-direction': direction,
    'data-filled': place !== null,
    'data-lit': draft.lit.value.has(noun) || (place !== null && draft.lit.value.has(`place:${place}`)),
    title: draft.say(slotText(view, direction, canPick ? area.length : null)),
    ...pointingAt(draft, place === null ? lights : [...lights, `place:${place}`]),
  };
  const face = (
    <>
      <span class={styles.slotsDirection} aria-hidden="true">
        {draft.say(text('slots.letter', { direction }))}
      </span>
      {place !== null && <Icon name={place} />}
      <span class="heard-only">{shared.title}</span>
    </>
  );
  if (canPick) {
    return (
      <button type="button" aria-pressed={isTaken(draft, noun)} onClick={() => draft.pick(noun)} {...shared}>
        {face}
      </button>
    );
  }
  const isAsked = draft.choices.value.some(({ verb }) => verb === 'place');
  const wish = isAsked ? wishForSlot(view.own?.tiles ?? [], draft.picks.value, direction) : null;
  if (wish === null) return <div {...shared}>{face}</div>;
  return (
    <button type="button" aria-disabled="true" onClick={() => void draft.tryOut(wish)} {...shared}>
      {face}
    </button>
  );
}

function slotText({ slots }: View, direction: Direction, left: number | null): Text {
  const place = slots[direction];
  if (place !== null) return text('slots.filled', { direction, place });
  return left === null
    ? text('slots.empty', { direction })
    : text('slots.would-leave', { direction, count: left });
}

type Slots = View['slots'];

/** The Mystic Places that may go into this slot now. */
export function placesFor(choices: readonly Eleven['choice'][], direction: Direction): Place[] {
  return choices.flatMap((choice) =>
    choice.verb === 'place' && choice.direction === direction ? [choice.place] : [],
  );
}

/** The Blocks this slot speaks of: what would be left with the only place that may go there, else what is left now. */
export function areaAt(
  slots: Slots,
  choices: readonly Eleven['choice'][],
  direction: Direction,
): readonly string[] {
  const [only, ...more] = placesFor(choices, direction);
  return only === undefined || more.length > 0
    ? candidateArea(slots)
    : candidateArea({ ...slots, [direction]: only });
}

/**
 * The choice meant by pressing a slot that is not offered, so that the rules say why not: the place picked out, else the
 * first one in hand. Null for a seat without a Location tile.
 */
export function wishForSlot(
  tiles: readonly string[],
  picks: readonly Noun[],
  direction: Direction,
): Eleven['choice'] | null {
  const places = tiles.flatMap((id) => tile(id).place ?? []);
  const place = places.find((each) => picks.includes(`place:${each}`)) ?? places[0];
  return place === undefined ? null : { verb: 'place', place, direction };
}
