import type { GameEvent, Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { NounWord } from './noun-word.tsx';

interface SentenceProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly event: GameEvent;
  /** How many times in a row it happened. */
  readonly times?: number;
}

/** The sentence of an event, with its names as words that light up. */
export function Sentence<K extends Kinds>({ draft, event, times = 1 }: SentenceProps<K>) {
  const { ui } = draft;
  const pieces = draft.pieces(ui.eventText(event)).map((piece) => {
    if (typeof piece === 'string') return piece;
    const noun = ui.nounOf(piece.variable, piece.value);
    return noun === null ? piece.words : <NounWord draft={draft} noun={noun} words={piece.words} />;
  });
  return times === 1 ? pieces : [...pieces, ` (${t('pace.times', { count: times })})`];
}
