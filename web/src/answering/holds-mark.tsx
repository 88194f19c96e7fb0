import { t } from '../i18n/translate.ts';
import './holds-mark.css';

/** A tick, a cross or a question mark, each heard by its word. */
export function HoldsMark({ holds }: { readonly holds: boolean | null }) {
  const [sign, word] =
    holds === null ? ['?', t('asking.perhaps')] : holds ? ['✓', t('asking.holds')] : ['✗', t('asking.fails')];
  return (
    <span class="holds-mark" data-holds={String(holds)}>
      <span aria-hidden="true">{sign}</span>
      <span class="heard-only">{word}</span>
    </span>
  );
}
