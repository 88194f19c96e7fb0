import { t } from '../i18n/translate.ts';
import * as styles from './clause-link.module.css';

interface Props {
  readonly game: string;
  readonly clause: string;
}

/** A clause by its number; the rulebook opens at it, beside the table. */
export function ClauseLink({ game, clause }: Props) {
  return (
    <a
      class={styles.clauseLink}
      href={`/rules/${game}/${clause}`}
      target="_blank"
      rel="noopener"
      aria-label={t('asking.rule', { clause })}
    >
      {clause}
    </a>
  );
}
