import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { FrameOf } from './kinds.ts';

/** The steps whose questions several choices in a row may answer. Their frames hold nothing that is hidden. */
const OPEN_STEPS = [
  'assign',
  'pick-idea',
  'drink',
  'eat',
  'duty',
  'watch',
  'choose-location',
  'pack',
  'choose-findings',
  'arm-guard',
  'shield',
  'raid-damage',
  'raid-wounds',
  'crime-wave',
  'treat',
  'toast',
  'last-supper',
  'arm-fighter',
  'split-on-enemies',
  'split-on-people',
  'commission',
  'barter',
  'choose-loss',
] as const;

type OpenStep = (typeof OPEN_STEPS)[number];
export type OpenFrame = { [S in OpenStep]: FrameOf<S> }[OpenStep];

export function openFrameAt({ agenda }: Table): OpenFrame | null {
  const frame = agenda.at(-1);
  return frame !== undefined && isOpenFrame(frame) ? frame : null;
}

function isOpenFrame(frame: Frame): frame is OpenFrame {
  return (OPEN_STEPS as readonly string[]).includes(frame.step);
}
