import { kindsIn, missingForObjective, OBJECTIVES, settlingDay } from '@vigilia/game-diario';
import { objectiveTexts } from '@vigilia/game-diario/texts';
import type { ViewProps } from '../asked.ts';
import { GoodPicture } from '../goods/good-picture.tsx';
import { say } from '../say.ts';
import { Fold } from './fold.tsx';
import * as styles from './objective.module.css';

/** The Objective: what is missing and by when; opened, its card. */
export function Objective({ draft, view }: ViewProps) {
  const { objective, storage } = view;
  if (objective === null) return null;
  const { cost } = OBJECTIVES[objective.id];
  const missing = missingForObjective(view);
  const day = settlingDay(view);
  return (
    <Fold
      name="objective"
      summary={
        <span class={styles.objective}>
          <b>{say(draft, `objective.${objective.id}`)}</b>
          <span class={styles.objectiveGoods}>
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
            <small>{say(draft, 'journal.objective-by', { day: day ?? 0 })}</small>
          </span>
          <span class="heard-only">
            {kindsIn(missing).length > 0 &&
              say(draft, 'journal.missing', {
                goods: kindsIn(missing).map((good) => `${good}:${missing[good]}`),
              })}
          </span>
        </span>
      }
    >
      {objectiveTexts(objective.id).map((text, index) => (
        <p key={index}>{draft.say(text)}</p>
      ))}
    </Fold>
  );
}
