import type { ViewProps } from '../asked.ts';
import { KeepDiary } from '../diary/diary.tsx';
import type { Night } from './nights.ts';

interface Props extends ViewProps {
  readonly nights: readonly Night[];
}

/** The Diary as a book to print and as text. */
export function KeepGame({ draft }: Props) {
  return <KeepDiary draft={draft} />;
}
