import { type Ask, everyChoice } from '@vigilia/kernel';
import type { Choice, DraftProps } from '../asked.ts';
import { say } from '../say.ts';

interface VoiceButtonsProps extends DraftProps {
  /** What the Leader is asked. */
  readonly decision: Ask<Choice>;
  /** Gives a voice in notation. */
  readonly give: (voice: string) => void;
}

/** Every option with a press for it and one against it; below them trust, and silence. */
export function VoiceButtons({ draft, decision, give }: VoiceButtonsProps) {
  return (
    <div class="voice-buttons">
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
      <div class="voice-rest">
        <button type="button" class="main" onClick={() => give('trust')}>
          {say(draft, 'council.trust')}
        </button>
        <button type="button" onClick={() => give('silent')}>
          {say(draft, 'council.silent')}
        </button>
      </div>
    </div>
  );
}
