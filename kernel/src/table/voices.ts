import type { Delivered, Game, GameEvent, Kinds, Seat } from '../engine/game.ts';
import { print } from '../engine/notation.ts';
import type { Text } from '../texts/text.ts';

/** Why a bot spoke as it did to the seat that decides. */
export interface Reasoned {
  readonly seat: Seat;
  /** What it said, in notation. */
  readonly choice: string;
  /** The strongest of its reasons. */
  readonly reason: Text;
}

/** The reasons of bots after a seat has answered: the latest of each seat, none if it gave none. */
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

/** What a person wrote with a voice. */
export interface Worded {
  readonly seat: Seat;
  readonly words: string;
}

/** An event that tells a voice, with what its person wrote. */
export type WordedEvent<E extends GameEvent = GameEvent> = E & { readonly words?: string };

/** The words of people after a seat has answered: the latest of each seat, none if it wrote none. */
export function withWordsOf(
  worded: readonly Worded[],
  seat: Seat,
  words: string | undefined,
): readonly Worded[] {
  const others = worded.some((each) => each.seat === seat)
    ? worded.filter((each) => each.seat !== seat)
    : worded;
  return words === undefined ? others : [...others, { seat, words }];
}

/** What the game told, with the words of each voice in the event that tells it: so they reach those who hear it. */
export function withWords(
  { voiceIn }: Pick<Game, 'voiceIn'>,
  delivered: readonly Delivered[],
  worded: readonly Worded[],
): readonly Delivered<WordedEvent>[] {
  if (voiceIn === undefined || worded.length === 0) return delivered;
  return delivered.map((each) => {
    const seat = voiceIn(each.event);
    const written = worded.find((one) => one.seat === seat);
    return written === undefined ? each : { ...each, event: { ...each.event, words: written.words } };
  });
}
