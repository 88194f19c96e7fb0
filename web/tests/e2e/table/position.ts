import { readFileSync } from 'node:fs';
import type { Seat } from '@vigilia/kernel';
import type { Written } from './golden.ts';

/** A position of the lessons, and what is played from there. */
export function position(name: string, seat: Seat, more: readonly string[] = []): Written {
  const file = new URL(`../../../src/games/011/lessons/positions/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return { lines: [...lines, ...more], seat };
}

/** It is the first seat's auction, with two bids made and two players gone. */
export const auction = position('auction', 2, ['p3 bid I 1', 'p4 bid I 2', 'p1 pass', 'p2 pass']);
export const choosing = position('walking', 0);
/** Koleberg's ability is asked about. */
export const helped = position('walking', 0, ['p1 choose koleberg']);
export const turning = position('walking', 0, ['p1 choose johnsson']);
export const moving = position('walking', 0, ['p1 choose johnsson', 'p1 turn 3']);
/** The third seat is to say how many of its Clues it spends on Investigate. */
export const spending = before('p3 spend 0', position('walking', 2));

function before(line: string, { lines, seat }: Written): Written {
  return { lines: lines.slice(0, lines.indexOf(line)), seat };
}
