import { actionsWith, isAwake, type Levels, STATES, type StateName, takesOut } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './level-change.module.css';

interface Props extends DraftProps {
  readonly before: Levels;
  readonly after: Levels;
  /** The states worth naming here. */
  readonly states: readonly StateName[];
}

/** What becomes of a person's states: before and after, and what that means for tomorrow (STAT-2, STAT-4). */
export function LevelChange({ draft, before, after, states }: Props) {
  const end = endOf(after, before);
  const actions = actionsWith(after);
  const isWorse = end !== null || actions < actionsWith(before);
  return (
    <span class={styles.levelChange} data-worse={isWorse ? '' : undefined}>
      {states.map((state) => (
        <span key={state} class={styles.levelChangeOne}>
          {before[state] === after[state]
            ? say(draft, 'board-level.same', { state, level: after[state] })
            : say(draft, 'board-level.change', { state, before: before[state], after: after[state] })}
        </span>
      ))}
      {end !== null && <strong>{say(draft, end)}</strong>}
      {end === null && actions !== actionsWith(before) && (
        <strong>{say(draft, 'board-level.actions', { count: actions })}</strong>
      )}
    </span>
  );
}

/** What the fourth level of a state means, if it is reached (STAT-4). */
function endOf(after: Levels, before: Levels): string | null {
  const ends = STATES.filter((state) => takesOut(state, after[state]) && !takesOut(state, before[state]));
  if (ends.includes('misery')) return 'board-level.leaves';
  if (ends.length > 0) return 'board-level.dies';
  return isAwake({ levels: before }) && !isAwake({ levels: after }) ? 'board-level.sleeps' : null;
}
