import type { Seat } from '@vigilia/kernel';
import { SeatName } from '../../../../seats/seat-badge.tsx';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, View, ViewProps } from '../asked.ts';
import { followUpBy, type QuestionPart } from '../boards/common/moment.ts';
import { say } from '../say.ts';
import * as styles from './council.module.css';
import { Drafted } from './drafted.tsx';
import { Heard } from './heard.tsx';
import { decisionIn, matters, tallyOf } from './tally.ts';
import { voiceBoard } from './voice-board.tsx';
import { VoiceButtons } from './voice-buttons.tsx';

/** Above the question: who holds the Journal, who decides in that place, and what the others say (LEAD-1). */
function Council({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null || view.seats === 1 || view.over !== null) return null;
  return (
    <div class={styles.council}>
      <Passed draft={draft} leader={view.leader} />
      <Acting draft={draft} view={view} />
      <Voices draft={draft} view={view} />
    </div>
  );
}

/** Said for a while and then gone: the log keeps it, and the screen reader has read it from there. */
function Passed({ draft, leader }: DraftProps & { readonly leader: Seat }) {
  const since = saidSince(draft.table.log.value, Date.now());
  if (since === null) return null;
  return (
    <p key={leader} class={styles.councilPassed} style={{ animationDelay: `-${since}ms` }}>
      {say(draft, 'council.passed', { seat: leader })}
    </p>
  );
}

/** A person decides for a bot, which only advises, or for a person who is away. */
function Acting({ draft, view: { leader, viewer } }: DraftProps & { readonly view: View }) {
  const { table } = draft;
  const ask = draft.ask.value;
  const sitter = table.sitters.value[leader];
  if (sitter === undefined || leader === viewer || ask?.seat !== leader) return null;
  if (sitter.bot !== null)
    return <p class={styles.councilActing}>{say(draft, 'council.acting', { seat: leader })}</p>;
  if (table.where === 'local') return <SeatName look={sitter} />;
  return <p class={styles.councilActing}>{say(draft, 'council.acting-away', { seat: leader })}</p>;
}

/** Who has spoken. The one who decides hears the voices here; those who wait hear them below. */
function Voices({ draft, view }: DraftProps & { readonly view: View }) {
  const ask = draft.ask.value;
  if (ask !== null && ask.prompt.key === 'prompt.voice') return null;
  const tally = tallyOf(view, ask);
  const { unheard } = tally;
  return (
    <>
      {unheard.length > 0 && draft.first.value === null && (
        <p>{say(draft, 'council.spoken', { seats: unheard, count: unheard.length })}</p>
      )}
      {ask !== null && <Heard draft={draft} tally={tally} />}
      <NoteVoices draft={draft} view={view} />
    </>
  );
}

/** How long the page says that the Journal has passed on, in milliseconds. */
const SAID_FOR = 7_000;

/** For how many milliseconds it has been said by now that the Journal has passed on; null if it is said no more. */
export function saidSince(log: readonly LogEntry[], now: number): number | null {
  const passed = log.findLast(({ events }) => events.some(({ type }) => type === 'leader'));
  // The deal names the first Leader: there is nothing to say of that.
  if (passed === undefined || passed.by === null) return null;
  const since = Math.max(0, now - passed.at);
  return since < SAID_FOR ? since : null;
}

/** Around one screen players talk: a voice is noted only if they want it in the Diary. */
function NoteVoices({ draft, view }: DraftProps & { readonly view: View }) {
  const { asks, where, sitters } = draft.table;
  const voices = asks.value.filter(({ prompt }) => prompt.key === 'prompt.voice');
  const decision = decisionIn(view, draft.ask.value);
  if (where !== 'local' || voices.length === 0 || decision === null) return null;
  return (
    <details class={styles.councilNotes}>
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

/** What a player sees who has spoken, or who watches: what the Leader is asked, and the voices that may be heard. */
function CouncilWaiting({ draft, view }: ViewProps) {
  const { council, leader, over } = view;
  if (council === null || over !== null) return null;
  return (
    <div class={styles.council}>
      {matters(council) ? (
        <p class={styles.voiceDecision}>{draft.say(council.prompt)}</p>
      ) : (
        <p class={styles.councilSmall}>{say(draft, 'council.small-thing', { seat: leader })}</p>
      )}
      <Drafted draft={draft} view={view} decision={council} />
      <Heard draft={draft} tally={tallyOf(view, null)} />
    </div>
  );
}

/** A voice, which changes nothing and leads to nothing. */
export const councilPart = {
  controls: [voiceBoard],
  moment: { notesOf: () => [], followUp: followUpBy({}), openingFor: () => [], planWith: () => null },
  Council,
  CouncilWaiting,
} satisfies QuestionPart & Record<'Council' | 'CouncilWaiting', unknown>;
