import type { View } from '../../asked.ts';
import { boxOf, floorOf, middleOf } from '../measure.ts';
import { thingOn } from '../on-space.ts';
import type { Whereabouts } from '../whereabouts.ts';

/** Where the feet of a person are, in units of the drawing. */
export interface Stand {
  readonly x: number;
  readonly y: number;
}

const APART = 24;
/** A person at work stands to the left of it. */
const BESIDE = 15;
/** How high a mattress lies. */
const MATTRESS = 15;
/** Those who lie on the floor lie behind each other. */
const BEHIND = 9;

export function standOf({ space, doing, slot, slots }: Whereabouts, house: View['house']): Stand {
  const box = boxOf(space);
  const middle = middleOf(box);
  if (doing === 'sleeps') {
    const isBed = thingOn(house, space)?.startsWith('bed-') ?? false;
    return { x: middle - 4 + slot * 5, y: floorOf(box) - (isBed ? MATTRESS : 3) - slot * BEHIND };
  }
  const apart = Math.min(APART, (box.width - 20) / slots);
  const beside = doing === 'works' && slots === 1 ? BESIDE : 0;
  return { x: middle - beside + (slot - (slots - 1) / 2) * apart, y: floorOf(box) };
}
