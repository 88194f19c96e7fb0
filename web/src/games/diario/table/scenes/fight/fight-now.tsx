import { useComputed } from '@preact/signals';
import { scrollStop } from '../../../../../platform/scrolling.ts';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './fight-now.module.css';
import { linesOfRound, settledPicture } from './fight-scene.tsx';
import { FightStage } from './fight-stage.tsx';

/** The fight as it stands while its question is open, and what happened in this round, line by line. */
export function FightNow({ draft }: DraftProps) {
  const { view, log } = draft.table;
  const shown = useComputed(() => {
    const now = view.value;
    if (now === null || now.fight === null) return null;
    return { picture: settledPicture(now, log.value), lines: linesOfRound(now, log.value) };
  }).value;
  if (shown === null) return null;
  return (
    <div class={styles.fightNow}>
      <div class={styles.fightNowPicture}>
        <FightStage draft={draft} picture={shown.picture} />
      </div>
      <div ref={scrollStop} class={styles.fightNowLines}>
        <ol aria-label={say(draft, 'fight-scene.so-far')}>
          {shown.lines.map((line, index) => (
            <li key={index}>{draft.say(line)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
