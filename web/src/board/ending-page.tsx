import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { GoOn, KeepRecord } from '../record/actions.tsx';
import { VerifyRecord } from '../record/verify-record.tsx';
import { Talk } from '../talk/talk.tsx';
import { hasTalk } from '../talk/unread.ts';
import * as styles from './ending-page.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  /** How it ended, in a few words: the heading of the page. */
  readonly title: string;
  /** How the game ended, for the colours of a game. */
  readonly how?: string;
  readonly picture?: ComponentChildren;
  /** What the page tells: the sections of a game, below its heading. */
  readonly children?: ComponentChildren;
  /** More ways to keep the game, one level below, beside its proof. */
  readonly files?: ComponentChildren;
  /** What is read at length, below everything else. */
  readonly reading?: ComponentChildren;
}

/**
 * The page on which a game ends, over its board: what a game tells of it, what can be done now, and one level below its
 * proof and its files. It can be put aside to look at the table, and taken up again.
 */
export function EndingPage<K extends Kinds>(props: Props<K>) {
  const { draft, title, how, picture, children, files, reading } = props;
  const isAside = useSignal(false);
  const { table } = draft;
  // A replay is opened from here, and what comes after a lesson is said on its card.
  if (table.where === 'replay' || table.isGuided === true) return null;
  if (isAside.value) {
    return (
      <button type="button" class={styles.again} onClick={() => (isAside.value = false)}>
        {t('ending-page.again')}
      </button>
    );
  }
  return (
    <section class={styles.endingPage} data-how={how} aria-labelledby="ending-title">
      {picture}
      <Title words={title} />
      {children}
      <div class={styles.next}>
        <GoOn draft={draft} />
        <button type="button" onClick={() => (isAside.value = true)}>
          {t('ending-page.look')}
        </button>
      </div>
      <details class={`unfold ${styles.below}`}>
        <summary>{t('ending-page.below')}</summary>
        <div class={styles.files}>
          <VerifyRecord draft={draft} />
          <div class={styles.next}>
            <KeepRecord table={table} />
            {files}
          </div>
        </div>
      </details>
      {hasTalk(table) && (
        <div class={styles.said}>
          <Talk draft={draft} />
        </div>
      )}
      {reading}
    </section>
  );
}

/** The focus was on the last answer, which is gone: it goes on where the page begins. */
function Title({ words }: { readonly words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.id === 'main' || !activeElement?.checkVisibility())
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} id="ending-title" tabIndex={-1}>
      {words}
    </h2>
  );
}

/** A few facts of a game, each an item of a list. */
export function EndingFacts({ children }: { readonly children: ComponentChildren }) {
  return <ul class={styles.facts}>{children}</ul>;
}
