import { SeatName } from '../../../../seats/seat-badge.tsx';
import type { DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import { decisionIn } from './standing.ts';
import { VoiceButtons } from './voice-buttons.tsx';

/** Around one screen people talk: a voice is noted only where they want it in the Diary. */
export function NoteVoices({ draft, view }: DraftProps & { readonly view: View }) {
  const { asks, where, sitters } = draft.table;
  const voices = asks.value.filter(({ prompt }) => prompt.key === 'prompt.voice');
  const decision = decisionIn(view, draft.ask.value);
  if (where !== 'local' || voices.length === 0 || decision === null) return null;
  return (
    <details class="council-notes">
      <summary>{say(draft, 'council.around')}</summary>
      {voices.map(({ seat }) => (
        <fieldset key={seat}>
          <legend>
            <SeatName look={sitters.value[seat]} />
          </legend>
          <VoiceButtons draft={draft} decision={decision} give={(voice) => void draft.send(voice, seat)} />
        </fieldset>
      ))}
    </details>
  );
}
