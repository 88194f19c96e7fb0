import type { Game, Kinds, Seat } from './game.ts';
import { print } from './notation.ts';
import type { Text } from './text.ts';

/** Why a bot spoke as it did to the seat that decides. */
export interface Reasoned {
  readonly seat: Seat;
  /** What it said, in notation. */
  readonly choice: string;
  /** The strongest of its reasons. */
  readonly reason: Text;
}

/** The reasons of bots after a seat has answered: the latest of each seat, none where it gave none. */
export function withReason(
  reasons: readonly Reasoned[],
  { seat, choice, reason }: Pick<Reasoned, 'seat' | 'choice'> & { readonly reason: Text | null },
): readonly Reasoned[] {
  const others = reasons.some((each) => each.seat === seat)
    ? reasons.filter((each) => each.seat !== seat)
    : reasons;
  return reason === null ? others : [...others, { seat, choice, reason }];
}

/** The reasons that a viewer may know: those of voices that lie open in the view. */
export function heardReasons<K extends Kinds>(
  { voices, grammar }: Game<K>,
  view: K['view'],
  reasons: readonly Reasoned[],
): Pick<Reasoned, 'seat' | 'reason'>[] {
  if (voices === undefined || reasons.length === 0) return [];
  const heard = voices(view);
  return reasons.flatMap(({ seat, choice, reason }) => {
    const voice = heard[seat];
    return voice !== undefined && print(grammar, voice) === choice ? [{ seat, reason }] : [];
  });
}
