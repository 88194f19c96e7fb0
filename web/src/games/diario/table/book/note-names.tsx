import type { ContentNote } from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { NOTE_KEYS } from './notes.ts';

interface Props extends DraftProps {
  readonly notes: readonly ContentNote[];
}

/** The content notes of a story. */
export function NoteNames({ draft, notes }: Props) {
  if (notes.length === 0) return <p>{say(draft, 'story-page.no-notes')}</p>;
  return (
    <ul class="note-names">
      {notes.map((note) => (
        <li key={note}>{say(draft, NOTE_KEYS[note])}</li>
      ))}
    </ul>
  );
}
