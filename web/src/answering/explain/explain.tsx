import type { Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { DraftProps } from '../../draft/asked.ts';
import { lazy } from '../../ui/lazy.tsx';
import { explained } from './explainable.ts';
import { useLongPress } from './use-long-press.ts';

const Layer = lazy<{ readonly draft: AnswerDraft }>(
  async () => (await import('./explain-layer.tsx')).ExplainLayer,
  null,
);

/** Explains what is pointed at, for those who ask: by a finger that rests on it, or from the help. */
export function Explain<K extends Kinds>({ draft }: DraftProps<K>) {
  useLongPress();
  // What a table is made of goes with it.
  useEffect(
    () => () => {
      explained.value = null;
    },
    [],
  );
  return explained.value === null ? null : <Layer draft={draft as unknown as AnswerDraft} />;
}
