import type { Direction, Eleven, View } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import type { Desk } from '../../../table/answer-draft.ts';
import { isTaken, pointingAt } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { areaAt, placesFor, wishForSlot } from './search.ts';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly view: View;
  readonly direction: Direction;
}

/** One slot: the place in it, and the Blocks it leaves on the map while somebody points at it. */
export function Slot({ desk, view, direction }: Props) {
  const noun = `direction:${direction}` as const;
  const place = view.slots[direction];
  const area = view.organ === null ? areaAt(view.slots, desk.matching.value, direction) : [view.organ];
  const lights = area.map((square) => `square:${square}` as const);
  const canPick = placesFor(desk.matching.value, direction).length > 0;
  const shared = {
    class: `slots-slot slots-slot-${direction}`,
    'data-filled': place !== null,
    'data-lit': desk.lit.value.has(noun) || (place !== null && desk.lit.value.has(`place:${place}`)),
    title: desk.say(slotText(view, direction, canPick ? area.length : null)),
    ...pointingAt(desk, place === null ? lights : [...lights, `place:${place}`]),
  };
  const face = (
    <>
      <span class="slots-direction" aria-hidden="true">
        {desk.say(text('slots.letter', { direction }))}
      </span>
      {place !== null && <Icon name={place} />}
      <span class="heard-only">{shared.title}</span>
    </>
  );
  if (canPick) {
    return (
      <button type="button" aria-pressed={isTaken(desk, noun)} onClick={() => desk.pick(noun)} {...shared}>
        {face}
      </button>
    );
  }
  const isAsked = desk.choices.value.some(({ verb }) => verb === 'place');
  const wish = isAsked ? wishForSlot(view.own?.tiles ?? [], desk.picks.value, direction) : null;
  if (wish === null) return <div {...shared}>{face}</div>;
  return (
    <button type="button" aria-disabled="true" onClick={() => void desk.tryOut(wish)} {...shared}>
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
