import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { logChange } from '../../../../log/log-lines.ts';
import { settings } from '../../../../storage/settings.ts';
import type { DraftProps, Event } from '../asked.ts';
import { say } from '../say.ts';
import { type Gain, gainsIn } from './gains.ts';
import { boxOf, HEIGHT, middleOf, WIDTH } from './measure.ts';
import * as styles from './rising.module.css';

/**
 * What the latest answer brought rises over the room where it was made, and is gone from sight; where nothing moves, it
 * stands there until the next one. The live region says it as it happens.
 */
export function Rising({ draft }: DraftProps) {
  const gains = useGains(draft);
  return (
    <div
      class={styles.rising}
      data-gains={gains.map(({ space }) => space).join(' ') || undefined}
      data-still={settings.speed.value === 0 ? '' : undefined}
      aria-hidden="true"
    >
      {gains.map(({ space, goods }, index) => {
        const box = boxOf(space);
        // Rooms are narrow: neighbours stand one above the other.
        const place = {
          '--x': middleOf(box) / WIDTH,
          '--y': (box.y + box.height / 2) / HEIGHT,
          '--row': index % 2,
        };
        return (
          <p key={`${space} ${goods.join(' ')}`} class={styles.risingGain} style={place}>
            {goods.map((good) => (
              <span key={good}>{say(draft, 'house.gained', { goods: [good] })}</span>
            ))}
          </p>
        );
      })}
    </div>
  );
}

function useGains({ table }: DraftProps['draft']): readonly Gain[] {
  const gains = useSignal<readonly Gain[]>([]);
  useEffect(() => {
    let [log, view] = [table.log.peek(), table.view.peek()];
    return effect(() => {
      const now = table.log.value;
      const { takenBack, added } = logChange(log, now);
      // What is made is told by how the house stood before it: the last round of a day may end the day.
      const [isFirst, before] = [log.length === 0, view];
      log = now;
      view = table.view.value;
      if (before === null || (takenBack === 0 && added.length === 0)) return;
      const events = added.flatMap((entry) => entry.events as readonly Event[]);
      untracked(() => {
        gains.value = isFirst || takenBack > 0 || document.hidden ? [] : gainsIn(events, before);
      });
    });
  }, [table]);
  return gains.value;
}
