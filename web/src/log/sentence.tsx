import { useComputed } from '@preact/signals';
import type { GameEvent, Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Noun } from '../draft/game-ui.ts';
import { t } from '../i18n/translate.ts';
import * as styles from './sentence.module.css';

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

interface NounWordProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly noun: Noun;
  readonly words: string;
}

/** A word that lights up what it names on the board. Arrow keys reach it (see roving.ts). */
export function NounWord<K extends Kinds>({ draft, noun, words }: NounWordProps<K>) {
  const isLit = useComputed(() => draft.lit.value.has(noun));
  return (
    <button type="button" class={styles.nounWord} data-lit={isLit} {...lighting(draft, [noun])}>
      {words}
    </button>
  );
}

/** What makes a button of the log light what it names: pointed at, or as long as it has the focus. */
export function lighting<K extends Kinds>(draft: AnswerDraft<K>, nouns: readonly Noun[]) {
  const point = () => {
    draft.lit.value = new Set(nouns);
  };
  const leave = () => {
    if (nouns.some((noun) => draft.lit.value.has(noun))) draft.lit.value = new Set();
  };
  return {
    tabIndex: -1,
    onPointerEnter: point,
    onPointerLeave: ({ currentTarget }: { readonly currentTarget: Element }) => {
      if (document.activeElement !== currentTarget) leave();
    },
    onFocus: point,
    onBlur: leave,
    // Not every browser gives the focus to what was pressed.
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      currentTarget.focus();
      point();
    },
  } as const;
}
