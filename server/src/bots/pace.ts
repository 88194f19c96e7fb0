import { randomInt } from 'node:crypto';
import type { Draw } from '@vigilia/kernel';
import type { Pace } from '../table/settings.ts';

/** Draws that cannot be foreseen and that no record needs: the log holds what a bot chooses, not how it came to it. */
export const draw: Draw = (sides) => randomInt(sides);

/** What a bot waits, in milliseconds. */
const WAITS: Readonly<Record<Pace, { readonly least: number; readonly most: number }>> = {
  instant: { least: 0, most: 0 },
  brisk: { least: 700, most: 1_300 },
  calm: { least: 1_600, most: 2_800 },
};

/** Where there is nothing to decide, there is less to follow. */
const SHARE_WITHOUT_DECISION = 0.4;

export interface Move {
  /** How many choices the question offered. */
  readonly choices: number;
  /** Milliseconds the bot thought. */
  readonly thought: number;
}

/** How many milliseconds a bot still waits before it moves, so that people can follow. */
export function pauseBefore({ choices, thought }: Move, pace: Pace, draw: Draw): number {
  const { least, most } = WAITS[pace];
  const whole = least + draw(most - least + 1);
  const due = choices > 1 ? whole : Math.round(whole * SHARE_WITHOUT_DECISION);
  return Math.max(0, due - Math.round(thought));
}

/** People who sit at the table and know what they want: half of them have answered by then. */
const HALF_BY = 4_000;
/** The higher, the closer to that time. */
const STEEPNESS = 4;
const SOONEST = shareBy(2_000);
const LATEST = shareBy(9_000);
const FINE = 2 ** 32;

/**
 * After how many milliseconds an order left behind answers, so that it looks like a person: never before
 * two seconds, mostly about four, with a long tail to nine (log-logistic, which is close to log-normal, and whose
 * shares can be turned back into times).
 */
export function humanDelay(draw: Draw): number {
  const share = SOONEST + (LATEST - SOONEST) * (draw(FINE) / FINE);
  return Math.round(HALF_BY * (share / (1 - share)) ** (1 / STEEPNESS));
}

/** The share of people who have answered after this many milliseconds. */
function shareBy(time: number): number {
  return 1 / (1 + (time / HALF_BY) ** -STEEPNESS);
}
