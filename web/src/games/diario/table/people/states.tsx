import { levelsLeft, type StateName, WORST } from '@vigilia/game-diario';
import * as styles from './states.module.css';

interface Props {
  readonly state: StateName;
  readonly level: number;
  /** The level a plan would bring, if it is another. */
  readonly next?: number;
}

const STEPS = Array.from({ length: WORST }, (_, index) => index + 1);

/** A state as a drawing, four steps and a number. Words stand beside it, or are heard. */
export function StateSteps({ state, level, next = level }: Props) {
  return (
    <span
      class={styles.stateSteps}
      data-worst={levelsLeft(level) < 2 ? '' : undefined}
      data-none={level === 0 && next === 0 ? '' : undefined}
      aria-hidden="true"
    >
      <svg class={styles.stateStepsIcon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={STATE_ICONS[state]} />
      </svg>
      <span class={styles.stateStepsRow}>
        {STEPS.map((step) => (
          <i key={step} data-is={stepIs(step, level, next)} />
        ))}
      </span>
      <b key={level}>{next === level ? level : `${level}→${next}`}</b>
    </span>
  );
}

/** Whether a step is reached, comes with the plan, goes with it, or stays free. */
export function stepIs(step: number, level: number, next: number): 'there' | 'coming' | 'going' | 'free' {
  if (step <= level) return step <= next ? 'there' : 'going';
  return step <= next ? 'coming' : 'free';
}

/** A line drawing of each state on a grid of 16: a drop, a thermometer, a cloud with rain, an empty bowl, a moon. */
const STATE_ICONS: Readonly<Record<StateName, string>> = {
  wounds: 'M8 1.5c2.5 3.5 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0C3.5 7.5 5.5 5 8 1.5zM5.8 10.5c.2 1.2 1 2 2.2 2.2',
  illness: 'M6.3 9.5V3a1.7 1.7 0 0 1 3.4 0v6.5a3 3 0 1 1-3.4 0zM8 6v5.5M11.5 3.5h2M11.5 6h2',
  misery:
    'M4.5 9.5a2.8 2.8 0 0 1-.3-5.5 3.8 3.8 0 0 1 7.2-.5 3 3 0 0 1 .3 6zM5 11.5l-.8 2.5M8.3 11.5L7.5 14M11.5 11.5l-.8 2.5',
  hunger: 'M1.5 8h13c0 3.7-2.7 6-6.5 6s-6.5-2.3-6.5-6zM5.5 5.5l5-4M10.5 5.5l-5-4',
  fatigue: 'M12.5 10.5A6 6 0 1 1 6 2.5a5 5 0 0 0 6.5 8zM10.5 2.5h3l-3 3.5h3',
};
