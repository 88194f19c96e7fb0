import type { Doing } from './whereabouts.ts';

/** A body from the side. The feet stand at the origin; the head is drawn upon its own place. */
interface Pose {
  readonly coat: string;
  readonly legs: string;
  /** Arms and what they hold. */
  readonly lines: string;
  readonly head: { readonly x: number; readonly y: number; readonly turn: number };
}

const UPRIGHT: Pose = {
  coat: 'M-7 -33C-4 -36 4 -36 7 -33L10 -13C4 -10 -4 -10 -10 -13Z',
  legs: 'M-7 -14L-6 0H-1L0 -11L1 0H6L7 -14Z',
  lines: 'M-6 -31L-9 -18M6 -31L9 -18M-4 -34H4',
  head: { x: 0, y: -40, turn: 0 },
};

export const POSES: Readonly<Record<Doing, Pose>> = {
  waits: UPRIGHT,
  works: {
    coat: 'M-9 -14C-9 -24 -4 -33 3 -35C9 -36 11 -31 10 -27L5 -12C1 -10 -6 -11 -9 -14Z',
    legs: 'M-9 -15L-10 0H-5L-2 -11L3 -8L2 0H7L7 -10L4 -14Z',
    lines: 'M5 -31L16 -25L21 -30M16 -25L14 -21L4 -26',
    head: { x: 8, y: -40, turn: 18 },
  },
  rests: {
    coat: 'M-9 -28C-6 -31 2 -31 5 -28L7 -7C2 -5 -6 -5 -10 -7Z',
    legs: 'M-8 -10H9L13 -7V0H8V-5H-8Z',
    lines: 'M4 -26L8 -15L12 -13',
    head: { x: -2, y: -35, turn: 8 },
  },
  sleeps: {
    coat: 'M-10 0C-12 -9 -2 -12 8 -10C18 -10 25 -7 26 0Z',
    legs: 'M-22 0C-23 -5 -12 -6 -10 0Z',
    lines: 'M0 -9L2 -1M10 -10L11 -1M18 -8L19 -1',
    head: { x: -15, y: -6, turn: -80 },
  },
  guards: {
    ...UPRIGHT,
    lines: 'M-6 -31L-9 -18M6 -31L11 -24L7 -20M14 -46L10 0M-4 -34H4',
  },
  leaves: {
    ...UPRIGHT,
    coat: `${UPRIGHT.coat}M-7 -32C-15 -34 -16 -18 -10 -16Z`,
  },
};
