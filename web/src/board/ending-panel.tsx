import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { RecordActions } from '../record/actions.tsx';
import { VerifyRecord } from '../record/verify-record.tsx';
import * as styles from './ending-panel.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly title: string;
  /** How the game ended, for the colours of a game. */
  readonly how?: string;
  readonly picture?: ComponentChildren;
  /** What there is to know now: items of a list. */
  readonly children?: ComponentChildren;
}

/** How a game ended, over its board: it can be put aside to look at the table, and taken up again. */
export function EndingPanel<K extends Kinds>({ draft, title, how, picture, children }: Props<K>) {
  const isAside = useSignal(false);
  // A replay is opened from here.
  if (draft.table.where === 'replay') return null;
  if (isAside.value) {
    return (
      <button type="button" class={styles.endingAgain} onClick={() => (isAside.value = false)}>
        {t('ending-page.again')}
      </button>
    );
  }
  return (
    <section class={styles.ending} data-how={how} aria-labelledby="ending-title">
      {picture}
      <h2 id="ending-title">{title}</h2>
      <ul class={styles.endingFacts}>{children}</ul>
      <VerifyRecord draft={draft} />
      <RecordActions draft={draft} />
      <button type="button" onClick={() => (isAside.value = true)}>
        {t('ending-page.look')}
      </button>
    </section>
  );
}
