import type { Table } from './state.ts';

/** How many lines each Exploration card, Night Raid, arrival, departure and ending has, at least. */
export const LINES = 3;
/** In how many ways each part of a person's life is told, at least: how it ended, how it went on. */
export const LIVES = 2;

/** A variant is a number below this; it is a multiple of both, so that each line is as likely as the others. */
const VARIANTS = LINES * LIVES;

/**
 * Which of its lines is told of a card, a person or an ending. Nothing is drawn: those who began, in their order, make
 * one game speak otherwise than another, and within a game a card says another line each of its first times.
 */
export function variantOf({ starters }: Pick<Table, 'starters'>, id: string, times = 0): number {
  let sum = 0;
  for (const letter of `${starters.join()} ${id}`) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return (sum + times) % VARIANTS;
}
