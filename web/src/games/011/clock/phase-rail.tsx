import type { Eleven, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './phase-rail.module.css';

/** The phases everybody goes through in an Hour (HOUR-1), with the sign of what each is about; after them it ends. */
const PHASES = [
  ['event', 'event', 'phase-about.event'],
  ['auction', 'time', 'phase-about.auction'],
  ['clues', 'clue', 'phase-about.clues'],
  ['turns', 'walk', 'phase-about.turns'],
  ['location', 'organ', 'phase-about.location'],
] as const satisfies readonly (readonly [View['phase'], icon: string, about: string])[];

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly phase: View['phase'];
  /** Whether only the marks have room, and the name stands elsewhere. */
  readonly isSmall?: boolean;
}

/** The shape of the Hour: its phases as a strip, with what is done, what is now and what is to come, and the name in words. */
export function PhaseRail({ draft, phase, isSmall = false }: Props) {
  const now = PHASES.findIndex(([name]) => name === phase);
  const done = now < 0 ? PHASES.length : now;
  return (
    <div class={styles.phaseRail} data-small={isSmall}>
      <ol class={styles.phaseRailSteps} aria-label={t('clock.phases')}>
        {PHASES.map(([name, icon, about], index) => (
          <li
            key={name}
            class={styles.phaseRailStep}
            data-state={index < done ? 'done' : index === now ? 'now' : 'to-come'}
            aria-current={index === now ? 'step' : undefined}
            title={isSmall ? undefined : draft.say(text(about))}
          >
            {!isSmall && <Icon name={icon} />}
            <span class="heard-only">{draft.say(message(`phase.${name}`))}</span>
          </li>
        ))}
      </ol>
      {!isSmall && (
        <p class={styles.phaseRailName} aria-hidden={now < 0 ? undefined : 'true'}>
          {draft.say(message(`phase.${phase}`))}
        </p>
      )}
    </div>
  );
}
