import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import { open } from '../session/session.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';

const TRIED = 20;

/** What the seats throw in decides the deal together with the seed; the commitment stays what it was. */
export function entropy<K extends Kinds>({ game, headerOf }: Table<K>): Check<K> {
  const header = headerOf('entropy');

  /** Without the state's chance, which holds the seed and differs anyway. */
  function dealOf(thrownIn: readonly string[]): string {
    const session = open(game, { ...header, entropy: thrownIn });
    must(!isRefusal(session), 'a header with entropy is refused, or changes the commitment');
    return JSON.stringify({ ...session.moment.state, chance: null });
  }

  return {
    name: 'entropy: other entropy deals another game, the same deals the same',
    once() {
      mustBeSame('the deals of the same entropy', dealOf(['a', 'b']), dealOf(['a', 'b']));
      const deals = new Set<string>();
      // Two deals of a small game may be alike; all of them are not.
      for (let thrown = 0; thrown < TRIED; thrown++) deals.add(dealOf([String(thrown)]));
      must(deals.size > 1, `${TRIED} kinds of entropy all deal the same game`);
    },
  };
}
