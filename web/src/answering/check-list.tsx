import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import type { Check } from '../draft/game-goal.ts';
import { t } from '../i18n/translate.ts';
import * as styles from './check-list.module.css';
import { ClauseLink } from './clause-link.tsx';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly checks: readonly Check[];
}

/** What a victory rests on, each with its mark and its clause. */
export function CheckList<K extends Kinds>({ draft, checks }: Props<K>) {
  return (
    <ul class={styles.checks}>
      {checks.map(({ holds, text, clause }) => (
        <li key={text.key} class={styles.check}>
          <HoldsMark holds={holds} />
          <span>{draft.say(text)}</span>
          <ClauseLink game={draft.table.game} clause={clause} />
        </li>
      ))}
    </ul>
  );
}

/** A tick, a cross or a question mark, each heard by its word. */
export function HoldsMark({ holds }: { readonly holds: boolean | null }) {
  const [sign, word] =
    holds === null ? ['?', t('asking.perhaps')] : holds ? ['✓', t('asking.holds')] : ['✗', t('asking.fails')];
  return (
    <span class={styles.holdsMark} data-holds={String(holds)}>
      <span aria-hidden="true">{sign}</span>
      <span class="heard-only">{word}</span>
    </span>
  );
}
