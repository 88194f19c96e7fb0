import { type Counting, count, type Watch } from '@vigilia/bots';
import type { Character, Eleven } from '@vigilia/game-011';
import { watchHours } from './hours.ts';
import { watchPlaysFirst } from './plays-first.ts';

/** Counts in one game what docs/balance.md needs; all counts belong to the table, none to a seat. */
export function watch(seats: number): Watch<Eleven> {
  const counting: Counting = {};
  const chose: Character[][] = Array.from({ length: seats }, () => []);
  const hours = watchHours(counting);
  const plays = watchPlaysFirst(counting);
  return {
    hear(decision) {
      const { ask, choice, delivered, state } = decision;
      plays.hear(decision);
      // A declaration forces the Character on its turn: that is no preference.
      if (choice.verb === 'choose') chose[ask.seat]?.push(choice.character);
      hours.hear(
        delivered.map(({ event }) => event),
        state,
      );
    },
    end({ players, lastOrder, hour, chosen, over }) {
      const winner = over?.winner ?? null;
      for (const character of chose.flat()) count(counting, 'chose', character);
      for (const [seat, { characters }] of players.entries()) {
        for (const character of characters) {
          count(counting, 'held', character);
          if (seat === winner) count(counting, 'heldByWinner', character);
        }
      }
      count(counting, 'chosenOne', chosen);
      if (winner !== null) {
        count(counting, wonInHourWith(chosen), hour);
        for (const character of chose[winner] ?? []) count(counting, 'winnerChose', character);
        count(counting, 'wonInHour', hour);
        const before = lastOrder.indexOf(winner) + 1;
        if (before > 0) count(counting, 'wonFromLastPlace', before);
      }
      hours.end(winner);
      plays.end(winner);
      return { seats: [], table: counting };
    },
  };
}

/** The name of the count of the Hours in which games with this Chosen One were won. */
export function wonInHourWith(chosen: Character): string {
  return `wonInHourWith-${chosen}`;
}
