import type { GameEvent, Kinds } from '@vigilia/kernel';
import type { Desk } from '../answer-draft.ts';
import { NounWord } from './noun-word.tsx';

interface SentenceProps<K extends Kinds> {
  readonly desk: Desk<K>;
  readonly event: GameEvent;
}

/** What happened, with everything in it that can be pointed at. */
export function Sentence<K extends Kinds>({ desk, event }: SentenceProps<K>) {
  const { drawn } = desk;
  return desk.pieces(drawn.eventText(event)).map((piece) => {
    if (typeof piece === 'string') return piece;
    const noun = drawn.nounOf(piece.variable, piece.value);
    return noun === null ? piece.words : <NounWord desk={desk} noun={noun} words={piece.words} />;
  });
}
