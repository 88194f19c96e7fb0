import { type StateName, WORST } from '@vigilia/game-diario';
import { STATE_ICONS } from './state-icons.ts';
import './state-steps.css';

interface Props {
  readonly state: StateName;
  readonly level: number;
  /** The level a plan would bring, where it is another. */
  readonly next?: number;
}

const STEPS = Array.from({ length: WORST }, (_, index) => index + 1);

/** A state as a drawing, four steps and a number. Words stand beside it, or are heard. */
export function StateSteps({ state, level, next = level }: Props) {
  return (
    <span
      class="state-steps"
      data-worst={level >= WORST - 1 ? '' : undefined}
      data-none={level === 0 && next === 0 ? '' : undefined}
      aria-hidden="true"
    >
      <svg class="state-steps-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={STATE_ICONS[state]} />
      </svg>
      <span class="state-steps-row">
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
