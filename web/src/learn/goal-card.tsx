import type { Scene } from '../games/lesson.ts';
import { t } from '../i18n/translate.ts';

interface Card {
  /** The id of the game. */
  readonly game: string;
  readonly scene: Scene;
  /** How many goals are reached. */
  readonly reached: number;
  /** The lesson after this one. */
  readonly next: string | null;
  readonly isLast: boolean;
  goOn(): void;
  again(): void;
  /** Absent where the table does not become a game. */
  readonly playOn?: (() => void) | undefined;
}

/** What is to be done now, or that all of it is done. */
export function GoalCard({ game, scene: { goals }, reached, next, isLast, goOn, again, playOn }: Card) {
  const goal = goals[reached];
  return (
    <section class="goal-card" aria-live="polite">
      {goal !== undefined ? (
        <>
          <small>{t('learn.goal', { number: reached + 1, all: goals.length })}</small>
          <p>{t(goal.say)}</p>
          <a href={`/rules/${game}/${goal.clause}`} target="_blank" rel="noreferrer">
            {goal.clause}
          </a>
        </>
      ) : (
        <>
          <p>{sayReached({ isLast, goesOn: playOn !== undefined })}</p>
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
        </>
      )}
      <span class="goal-card-ways">
        {playOn !== undefined && goal !== undefined && (
          <button type="button" onClick={playOn}>
            {t('learn.play-on')}
          </button>
        )}
        <button type="button" onClick={again}>
          {t('learn.again')}
        </button>
        <a class="button" href="/learn">
          {t('learn.all')}
        </a>
      </span>
    </section>
  );
}

function sayReached({ isLast, goesOn }: { readonly isLast: boolean; readonly goesOn: boolean }): string {
  if (!isLast) return t('learn.scene-reached');
  return goesOn ? t('learn.day-reached') : t('learn.reached');
}
