import type { Eleven, View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import * as styles from './phase-rail.module.css';

/** The phases everybody goes through in an Hour (HOUR-1); after them it ends. */
const PHASES: readonly View['phase'][] = ['event', 'auction', 'clues', 'turns', 'location'];

const NAMES: Readonly<Record<View['phase'], string>> = {
  event: 'phase.event',
  auction: 'phase.auction',
  clues: 'phase.clues',
  turns: 'phase.turns',
  location: 'phase.location',
  discard: 'phase.discard',
  over: 'phase.over',
};

/** Where the Hour stands: a diamond now, a disc for what is done, a ring for what is to come, and the name in words. */
export function PhaseRail({
  draft,
  phase,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly phase: View['phase'];
}) {
  const now = PHASES.indexOf(phase);
  const done = now < 0 ? PHASES.length : now;
  return (
    <div class={styles.phaseRail}>
      <ol class={styles.phaseRailSteps} aria-label={t('clock.phases')}>
        {PHASES.map((each, index) => (
          <li
            key={each}
            class={styles.phaseRailStep}
            data-state={index < done ? 'done' : index === now ? 'now' : 'to-come'}
            aria-current={index === now ? 'step' : undefined}
          >
            <span class="heard-only">{draft.say(text(NAMES[each]))}</span>
          </li>
        ))}
      </ol>
      <p class={styles.phaseRailName} aria-hidden={now < 0 ? undefined : 'true'}>
        {draft.say(text(NAMES[phase]))}
      </p>
    </div>
  );
}
