import { text } from '@vigilia/kernel';
import { ClauseLink } from '../../answering/clause-link.tsx';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Goal, Victory } from '../../games/lesson.ts';
import { t } from '../../i18n/translate.ts';
import * as styles from './goal-card.module.css';
import { missedBy } from './goals.ts';
import * as learn from './learn.module.css';

interface Card extends WaysOnProps {
  readonly draft: AnswerDraft;
  readonly goals: readonly Goal[];
  /** How many goals are reached. */
  readonly reached: number;
  /** Whether the victory is celebrated over the table, with the ways on. */
  readonly isCelebrated: boolean;
}

/** What is to be done now, or that all of it is done. */
export function GoalCard({ draft, goals, reached, isCelebrated, ...ways }: Card) {
  const goal = goals[reached];
  const { isLast, again, playOn } = ways;
  if (goal === undefined) {
    return (
      <section class={learn.goalCard} aria-live="polite">
        <p>{sayReached({ isLast, goesOn: playOn !== undefined })}</p>
        {!isCelebrated && <WaysOn {...ways} />}
      </section>
    );
  }
  const { say, why, names = {}, clause } = goal;
  const missed = missedBy(goal, draft.noted.value);
  const words = (key: string) => draft.say(text(key, names));
  return (
    <section class={learn.goalCard} aria-live="polite">
      <div class={learn.goalCardWords}>
        <p>
          <small>{t('learn.goal', { number: reached + 1, all: goals.length })}</small>{' '}
          {why === undefined ? words(say) : <b>{words(say)}</b>}
        </p>
        <p class={learn.goalCardWhy}>
          {missed !== undefined && <b>{words(missed.say)} </b>}
          {why !== undefined && words(why)} <ClauseLink game={draft.table.game} clause={clause} />
        </p>
      </div>
      <details class={learn.goalCardMore}>
        <summary aria-label={t('learn.more')}>⋯</summary>
        <span class={learn.goalCardWays}>
          {playOn !== undefined && (
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
      </details>
    </section>
  );
}

function sayReached({ isLast, goesOn }: { readonly isLast: boolean; readonly goesOn: boolean }): string {
  if (!isLast) return t('learn.scene-reached');
  return goesOn ? t('learn.day-reached') : t('learn.reached');
}

interface WaysOnProps {
  /** The lesson after this one; null after the last. */
  readonly next: string | null;
  readonly isLast: boolean;
  readonly goOn: () => void;
  readonly again: () => void;
  /** Absent if the table does not become a game. */
  readonly playOn?: (() => void) | undefined;
}

/** Where to go after the last goal of a scene. */
function WaysOn({ next, isLast, goOn, again, playOn }: WaysOnProps) {
  return (
    <span class={learn.goalCardWays}>
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

interface Props extends WaysOnProps {
  readonly victory: Victory;
}

/** The victory at the end of a scene, over the table. */
export function Celebration({ victory: { title, about, Picture, side }, ...ways }: Props) {
  return (
    <section class={styles.celebration} data-side={side} aria-labelledby="celebration-title">
      <div class={styles.celebrationPicture} aria-hidden="true">
        <Picture />
      </div>
      <h2 id="celebration-title">{t(title)}</h2>
      <p>{t(about)}</p>
      <WaysOn {...ways} />
    </section>
  );
}
