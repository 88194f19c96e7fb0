import type { Eleven } from '@vigilia/game-011';
import type { Note } from '../games/011/asking/notes.ts';
import { Icon } from '../games/011/emblems/icon.tsx';
import type { AnswerDraft } from '../table/answer-draft.ts';
import './note-list.css';

/** What will come of something, a few words each. */
export function NoteList({
  draft,
  notes,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly notes: readonly Note[];
}) {
  if (notes.length === 0) return null;
  return (
    <span class="notes">
      {notes.map(({ icon, text }) => {
        const words = draft.say(text);
        return (
          <span key={words} class="note">
            {icon !== null && <Icon name={icon} />} {words}
          </span>
        );
      })}
    </span>
  );
}
