import type { View, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './day-rail.module.css';

/** The steps of the day on a line, the present one with its name. */
export function DayRail({ draft, view }: ViewProps) {
  const now = stepOf(view);
  const at = now === null ? STEPS.length : STEPS.indexOf(now);
  return (
    <ol class={styles.dayRail} aria-label={say(draft, 'journal.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span class={index === at ? undefined : 'heard-only'}>{stepName(draft, step)}</span>
          {index !== at && <i aria-hidden="true">{MARKS[step]}</i>}
        </li>
      ))}
    </ol>
  );
}

/** The rounds of the Day are numbered; the other steps are dots. */
const MARKS: Readonly<Partial<Record<Step, string>>> = { day1: 'I', day2: 'II', day3: 'III' };

function stepName(draft: ViewProps['draft'], step: Step): string {
  return say(draft, 'journal.step', { step });
}

/** The steps of a day as the Journal goes through them. The Day has three rounds (DAY-1). */
export const STEPS = [
  'morning',
  'day1',
  'day2',
  'day3',
  'dusk',
  'evening',
  'scavenging',
  'raid',
  'dawn',
] as const;
export type Step = (typeof STEPS)[number];

/** The step the table stands at; null when the game is over. */
export function stepOf({ phase, round }: Pick<View, 'phase' | 'round'>): Step | null {
  if (phase === 'over') return null;
  if (phase !== 'day') return phase;
  // Before the first round is dealt out, and after the last, the Day has no round.
  return `day${Math.max(1, Math.min(3, round)) as 1 | 2 | 3}`;
}
