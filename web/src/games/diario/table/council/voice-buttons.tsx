import { type Ask, everyChoice } from '@vigilia/kernel';
import type { Choice, DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as council from './council.module.css';

interface VoiceButtonsProps extends DraftProps {
  /** What the Leader is asked. */
  readonly decision: Ask<Choice>;
  /** Gives a voice in notation. */
  readonly give: (voice: string) => void;
}

/** Trust and silence; below them every option with a press for it and one against it. */
export function VoiceButtons({ draft, decision, give }: VoiceButtonsProps) {
  return (
    <div class={council.voiceButtons}>
      <div class={council.voiceRest}>
        <button type="button" class="main" onClick={() => give('trust')}>
          {say(draft, 'council.trust')}
        </button>
        <button type="button" onClick={() => give('silent')}>
          {say(draft, 'council.silent')}
        </button>
      </div>
      <ol>
        {everyChoice(decision).map((choice, index) => {
          const option = draft.say(draft.choiceText(choice));
          return (
            <li key={index}>
              <span>{option}</span>
              <button
                type="button"
                aria-label={`${say(draft, 'council.for')}: ${option}`}
                onClick={() => give(`for ${index + 1}`)}
              >
                {say(draft, 'council.for')}
              </button>
              <button
                type="button"
                aria-label={`${say(draft, 'council.against')}: ${option}`}
                onClick={() => give(`against ${index + 1}`)}
              >
                {say(draft, 'council.against')}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
