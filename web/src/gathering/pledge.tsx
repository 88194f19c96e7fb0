import { t } from '../i18n/translate.ts';

/** The hash of the seed: what the cards will be is settled, and nobody can know it yet. */
export function Pledge({ commitment }: { readonly commitment: string }) {
  return (
    <details class="pledge unfold">
      <summary>{t('gathering.fair')}</summary>
      <p>{t('gathering.fair-how')}</p>
      <code>{commitment}</code>
    </details>
  );
}
