import { forecast } from '@vigilia/game-diario';
import type { Text } from '@vigilia/kernel';
import type { View, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { Fold } from './fold.tsx';
import * as styles from './if-nothing-is-done.module.css';

/** Before a phase ends: the gravest of what happens if nothing is done, in a line; the others fold out. */
export function IfNothingIsDone({ draft, view }: ViewProps) {
  const texts = pressing(view);
  const [first] = texts;
  if (first === undefined) return null;
  return (
    <div class={styles.ifNothing}>
      <Fold
        name="forecast"
        summary={
          <span class={styles.ifNothingLine}>
            <b>{say(draft, 'journal.forecast')}</b> {draft.say(first)}
          </span>
        }
      >
        {texts.map((text, index) => (
          <p key={index}>{draft.say(text)}</p>
        ))}
      </Fold>
    </div>
  );
}

/** What costs a life comes before what hurts, and what hurts before what may come. */
const GRAVEST: readonly string[] = [
  'forecast.starving',
  'forecast.despairing',
  'forecast.dying',
  'forecast.thirst',
  'forecast.hunger',
  'forecast.untreated',
];

/** In the other phases the board and the stage show it in numbers, as the plan changes them. */
const PHASES: readonly View['phase'][] = ['morning', 'day', 'dusk', 'dawn'];

/** What happens at the end of the phase if nothing is done, the gravest first. */
export function pressing(view: View): readonly Text[] {
  if (!PHASES.includes(view.phase)) return [];
  const rank = ({ key }: Text) => (GRAVEST.includes(key) ? GRAVEST.indexOf(key) : GRAVEST.length);
  return forecast(view).toSorted((one, other) => rank(one) - rank(other));
}
