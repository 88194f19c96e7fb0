import { type Counting, count, type Watch } from '@vigilia/bots';
import {
  type Chosen,
  type Eleven,
  embarrassment,
  hoursPlayed,
  suspects,
  wastedWalk,
} from '@vigilia/game-011';

/** Counts the choices of each seat that show how well it plays. */
export function watch(seats: number): Watch<Eleven> {
  const counts = Array.from({ length: seats }, (): Counting => ({}));
  const turns: Chosen[][] = Array.from({ length: seats }, () => []);
  return {
    hear({ view, ask, choice, state }) {
      const { seat } = ask;
      const counting = counts[seat] as Counting;
      const blunder = embarrassment(view, ask, choice);
      if (blunder !== null) count(counting, 'embarrassments', blunder);
      if (choice.verb === 'declare') {
        count(counting, 'declarations', 'all');
        if (!suspects(view).includes(choice.character)) count(counting, 'declarations', 'contradicting');
      }
      turns[seat]?.push({ view, ask, choice });
      // The last seat in the game goes straight from one turn into the next.
      if (state.turn?.seat === seat && choice.verb !== 'end') return;
      const walk = wastedWalk(turns[seat]?.splice(0) ?? []);
      if (walk !== null) count(counting, 'embarrassments', walk);
    },
    end({ players, order, hour }, { how, winners }) {
      const table: Counting = {};
      count(table, 'hours', hoursPlayed({ hour }));
      for (const [seat, { role }] of players.entries()) {
        const counting = counts[seat] as Counting;
        const hasWon = winners.includes(seat);
        // Until roles are dealt every seat plays as a Hero.
        count(counting, 'playedAs', role ?? 'hero');
        const place = order.indexOf(seat) + 1;
        if (place > 0) count(counting, 'playedAt', place);
        if (!hasWon) {
          // A seat that declares wins or is out (WIN-3, WIN-5).
          count(counting, 'declarations', 'failed', counting.declarations?.all ?? 0);
          continue;
        }
        count(table, 'winningHours', hour);
        count(counting, 'wonAs', how);
        if (place > 0) count(counting, 'wonAt', place);
      }
      return { seats: counts, table };
    },
  };
}
