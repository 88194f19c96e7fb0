import { useSignal } from '@preact/signals';
import type { Diario } from '@vigilia/game-diario';
import { useId } from 'preact/hooks';
import type { Control } from '../../../../draft/answering-ui.ts';
import type { AskedProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './council.module.css';
import { Drafted } from './drafted.tsx';
import { Heard } from './heard.tsx';
import { decisionIn, isForAll, matters, tallyOf } from './tally.ts';
import { VoiceButtons } from './voice-buttons.tsx';

/** The longest word that goes with a voice. */
const LONGEST = 140;

/** The voice of a player who is not the Leader (LEAD-1). */
export const voiceBoard: Control<Diario> = {
  name: 'voice',
  serves: (_choice, { prompt }) => prompt.key === 'prompt.voice',
  Body: VoiceBoard,
};

function VoiceBoard(props: AskedProps) {
  const { draft, asked } = props;
  const decision = decisionIn(asked.view, asked.ask);
  if (asked.ask.prompt.key !== 'prompt.voice' || decision === null) return null;
  const drafted = <Drafted draft={draft} view={asked.view} decision={decision} />;
  const body = <Speaking {...props} />;
  if (matters(decision))
    return (
      <div class={styles.voice}>
        <p class={styles.voiceDecision}>{draft.say(decision.prompt)}</p>
        {drafted}
        {body}
      </div>
    );
  return (
    <>
      {drafted}
      <details class={styles.voiceSmall}>
        <summary>{say(draft, 'council.small', { seat: asked.view.leader })}</summary>
        <p class={styles.voiceDecision}>{draft.say(decision.prompt)}</p>
        {body}
      </details>
    </>
  );
}

function Speaking({ draft, asked }: AskedProps) {
  const words = useSignal('');
  const id = useId();
  const { company } = draft.table;
  const decision = decisionIn(asked.view, asked.ask);
  if (decision === null) return null;
  const mayWrite = company?.card.value.setting.talk === 'free';
  const give = (voice: string) => void draft.send(voice, asked.ask.seat, words.value.trim());
  return (
    <div class={styles.voice}>
      <Heard draft={draft} tally={tallyOf(asked.view, asked.ask)} />
      <VoiceButtons draft={draft} decision={decision} give={give} />
      {mayWrite && (
        <div class={styles.voiceWords}>
          <label for={id}>{say(draft, isForAll(decision) ? 'council.words-on-all' : 'council.words')}</label>
          <input
            id={id}
            class="field"
            type="text"
            maxLength={LONGEST}
            value={words.value}
            onInput={({ currentTarget: { value } }) => {
              words.value = value;
            }}
          />
        </div>
      )}
    </div>
  );
}
