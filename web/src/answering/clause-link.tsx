import { t } from '../i18n/translate.ts';
import './clause-link.css';

/** A clause by its number; the rulebook opens at it, beside the table. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  return (
    <a
      class="clause-link"
      href={`/rules/011/${clause}`}
      target="_blank"
      rel="noopener"
      aria-label={t('asking.rule', { clause })}
    >
      {clause}
    </a>
  );
}
