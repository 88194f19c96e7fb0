import { type Counting, count, type Watch } from '@vigilia/bots';
import type { Character, Eleven } from '@vigilia/game-011';
import { watchHours } from './hours.ts';

/** Counts of one game what the balance of 011 is read from, all of it under the whole table. */
export function watch(seats: number): Watch<Eleven> {
  const counting: Counting = {};
  const chose: Character[][] = Array.from({ length: seats }, () => []);
  const hours = watchHours(counting);
  return {
    hear({ ask, choice, told, state }) {
      // A declaration forces the Character on its turn: that is no preference.
      if (choice.verb === 'choose') chose[ask.seat]?.push(choice.character);
      hours.hear(
        told.map(({ event }) => event),
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
      return { seats: [], table: counting };
    },
  };
}

/** Where it is counted in which Hours games were won with this Chosen One. */
export function wonInHourWith(chosen: Character): string {
  return `wonInHourWith-${chosen}`;
}
