import { t } from '../i18n/translate.ts';

export interface WaysOnProps {
  /** The lesson after this one; null after the last. */
  readonly next: string | null;
  readonly isLast: boolean;
  readonly goOn: () => void;
  readonly again: () => void;
  /** Absent where the table does not become a game. */
  readonly playOn?: (() => void) | undefined;
}

/** Where to go after the last goal of a scene. */
export function WaysOn({ next, isLast, goOn, again, playOn }: WaysOnProps) {
  return (
    <span class="goal-card-ways">
      {!isLast && (
        <button type="button" class="main" onClick={goOn}>
          {t('learn.next-scene')}
        </button>
      )}
      {isLast && playOn !== undefined && (
        <button type="button" class="main" onClick={playOn}>
          {t('learn.go-on')}
        </button>
      )}
      {isLast && playOn === undefined && (
        <a class="button main" href={next === null ? '/' : `/learn/${next}`}>
          {next === null ? t('learn.play') : t('learn.next')}
        </a>
      )}
      <button type="button" onClick={again}>
        {t('learn.again')}
      </button>
      <a class="button" href="/learn">
        {t('learn.all')}
      </a>
    </span>
  );
}
