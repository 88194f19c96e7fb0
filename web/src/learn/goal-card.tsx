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
}

/** What is to be done now, or that all of it is done. */
export function GoalCard({ game, scene: { goals }, reached, next, isLast, goOn, again }: Card) {
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
          <p>{isLast ? t('learn.reached') : t('learn.scene-reached')}</p>
          {!isLast && (
            <button type="button" class="main" onClick={goOn}>
              {t('learn.next-scene')}
            </button>
          )}
          {isLast && (
            <a class="button main" href={next === null ? '/' : `/learn/${next}`}>
              {next === null ? t('learn.play') : t('learn.next')}
            </a>
          )}
        </>
      )}
      <span class="goal-card-ways">
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
