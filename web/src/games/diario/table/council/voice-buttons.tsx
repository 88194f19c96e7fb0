import type { Ask } from '@vigilia/kernel';
import type { Choice, DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as council from './council.module.css';
import { draftedNow, optionDrafted } from './drafted.tsx';
import { Rather } from './rather.tsx';

interface VoiceButtonsProps extends DraftProps {
  /** What the Leader is asked. */
  readonly decision: Ask<Choice>;
  /** Gives a voice in notation. */
  readonly give: (voice: string) => void;
}

/**
 * Yes and no to what is drafted, trust and silence. A voice is for one option (LEAD-1), so a yes to a whole plan is trust in
 * the Leader.
 */
export function VoiceButtons({ draft, decision, give }: VoiceButtonsProps) {
  const plan = draftedNow(draft);
  const option = optionDrafted(draft, decision, plan);
  const isDrafted = plan.length > 0;
  return (
    <div class={council.voiceButtons}>
      <div class={council.voiceRest}>
        {isDrafted && (
          <button type="button" class="main" onClick={() => give(option > 0 ? `for ${option}` : 'trust')}>
            {say(draft, 'council.yes')}
          </button>
        )}
        {(!isDrafted || option > 0) && (
          <button type="button" class={isDrafted ? '' : 'main'} onClick={() => give('trust')}>
            {say(draft, 'council.trust')}
          </button>
        )}
        <button type="button" onClick={() => give('silent')}>
          {say(draft, 'council.silent')}
        </button>
      </div>
      <details class={council.rather}>
        <summary>{say(draft, isDrafted ? 'council.no-rather' : 'council.rather')}</summary>
        <Rather draft={draft} decision={decision} drafted={option} give={give} />
      </details>
    </div>
  );
}
