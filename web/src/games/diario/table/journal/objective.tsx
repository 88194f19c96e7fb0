import { kindsIn, missingForObjective, OBJECTIVES, settlingDay } from '@vigilia/game-diario';
import { objectiveTexts } from '@vigilia/game-diario/texts';
import type { ViewProps } from '../asked.ts';
import { GoodPicture } from '../goods/good-picture.tsx';
import { say } from '../say.ts';
import * as styles from './objective.module.css';

/** The Objective with its card: what is missing and by when. */
export function Objective({ draft, view }: ViewProps) {
  const { objective } = view;
  if (objective === null) return null;
  return (
    <section class={styles.objective}>
      <h3>{say(draft, `objective.${objective.id}`)}</h3>
      <ObjectiveGoods draft={draft} view={view} />
      {objectiveTexts(objective.id).map((text, index) => (
        <p key={index}>{draft.say(text)}</p>
      ))}
    </section>
  );
}

/** How much of each good of the Objective is there, and until when it may be paid. */
export function ObjectiveGoods({ draft, view }: ViewProps) {
  const { objective, storage } = view;
  if (objective === null) return null;
  const { cost } = OBJECTIVES[objective.id];
  const missing = missingForObjective(view);
  const day = settlingDay(view);
  return (
    <span class={styles.objectiveGoods} title={say(draft, `objective.${objective.id}`)}>
      {objective.paid && say(draft, 'journal.objective-paid')}
      {!objective.paid &&
        kindsIn(cost).map((good) => (
          <span key={good} data-missing={missing[good] === undefined ? undefined : ''}>
            <GoodPicture good={good} size={1.25} />
            <span aria-hidden="true">
              {Math.min(storage[good] ?? 0, cost[good] ?? 0)}/{cost[good]}
              {missing[good] === undefined && '✓'}
            </span>
          </span>
        ))}
      {/* What is paid has no day to wait for. */}
      {!objective.paid && <small>{say(draft, 'journal.objective-by', { day: day ?? 0 })}</small>}
      <span class="heard-only">
        {kindsIn(missing).length > 0 &&
          say(draft, 'journal.missing', {
            goods: kindsIn(missing).map((good) => `${good}:${missing[good]}`),
          })}
      </span>
    </span>
  );
}
