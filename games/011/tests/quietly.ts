import type { Scenario } from './scenario.ts';

const QUIET = ['pass', 'stop', 'skip', 'end'];

/** The asked seat does as little as it may: declines if it can, else takes the first choice offered. */
export function answerQuietly(game: Scenario): void {
  const { legal } = game;
  game.choose(QUIET.find((verb) => legal.includes(verb)) ?? (legal[0] as string));
}

/** Plays on like this until the table is as described, or over. */
export function playQuietly(game: Scenario, isReached: (game: Scenario) => boolean): Scenario {
  while (game.asked !== null && !isReached(game)) answerQuietly(game);
  return game;
}
