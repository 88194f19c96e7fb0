import { randomInt } from 'node:crypto';
import type { Draw } from '@vigilia/kernel';

/** Draws that cannot be foreseen and that no record needs: the log holds what a bot chooses, not how it came to it. */
export const draw: Draw = (sides) => randomInt(sides);

/** A bot waits at least this share of what it may, in thousandths: a wait that is always the same looks like a machine. */
const LEAST_SHARE = 700;
const WHOLE = 1_000;

/** If there is nothing to decide, there is less to follow. */
const SHARE_WITHOUT_DECISION = 0.4;

export interface Move {
  /** How many choices the question offered. */
  readonly choices: number;
  /** Milliseconds the bot thought. */
  readonly thought: number;
  /** The longest wait, in milliseconds: the part of this answer in the time of its round. */
  readonly wait: number;
}

/** How many milliseconds a bot still waits before it moves, so that people can follow. */
export function pauseBefore({ choices, thought, wait }: Move, draw: Draw): number {
  const whole = (wait * (LEAST_SHARE + draw(WHOLE - LEAST_SHARE + 1))) / WHOLE;
  const due = choices > 1 ? whole : whole * SHARE_WITHOUT_DECISION;
  return Math.max(0, Math.round(due - thought));
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
