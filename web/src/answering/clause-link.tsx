import { t } from '../i18n/translate.ts';
import './clause-link.css';

interface Props {
  readonly game: string;
  readonly clause: string;
}

/** A clause by its number; the rulebook opens at it, beside the table. */
export function ClauseLink({ game, clause }: Props) {
  return (
    <a
      class="clause-link"
      href={`/rules/${game}/${clause}`}
      target="_blank"
      rel="noopener"
      aria-label={t('asking.rule', { clause })}
    >
      {clause}
    </a>
  );
}
