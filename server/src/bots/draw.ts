import { randomInt } from 'node:crypto';
import type { Draw } from '@vigilia/kernel';

/** Draws that nobody can foresee and no record needs: what a bot chooses is in the log, not how it came to it. */
export const draw: Draw = (sides) => randomInt(sides);
