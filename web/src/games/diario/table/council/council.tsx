import type { Seat } from '@vigilia/kernel';
import { SeatName } from '../../../../seats/seat-badge.tsx';
import type { DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import { Heard } from './heard.tsx';
import { NoteVoices } from './note-voices.tsx';
import { saidSince } from './passed.ts';
import { standingOf } from './standing.ts';
import './council.css';

/** Above the question: who holds the Journal, who decides in that place, and what the others say (LEAD-1). */
export function Council({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null || view.seats === 1 || view.over !== null) return null;
  return (
    <div class="council">
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
    <p key={leader} class="council-passed" style={{ animationDelay: `-${since}ms` }}>
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
    return <p class="council-acting">{say(draft, 'council.acting', { seat: leader })}</p>;
  if (table.where === 'local') return <SeatName look={sitter} />;
  return <p class="council-acting">{say(draft, 'council.acting-away', { seat: leader })}</p>;
}

/** Who has spoken. The one who decides may open the voices and hears them here; those who wait hear them below. */
function Voices({ draft, view }: DraftProps & { readonly view: View }) {
  const ask = draft.ask.value;
  if (ask !== null && ask.prompt.key === 'prompt.voice') return null;
  const standing = standingOf(view, ask);
  const { unheard, mayHear } = standing;
  return (
    <>
      {unheard.length > 0 && (
        <div class="council-unheard">
          <p>{say(draft, 'council.spoken', { seats: unheard, count: unheard.length })}</p>
          {mayHear && (
            <button type="button" onClick={() => void draft.send('hear')}>
              {say(draft, 'council.hear')}
            </button>
          )}
        </div>
      )}
      {ask !== null && <Heard draft={draft} standing={standing} />}
      <NoteVoices draft={draft} view={view} />
    </>
  );
}
