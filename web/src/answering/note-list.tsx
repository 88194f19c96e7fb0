import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import type { Note } from '../draft/option.ts';
import './options/option-button.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly notes: readonly Note[];
}

/** What will come of something, a few words each. */
export function NoteList<K extends Kinds>({ draft, notes }: Props<K>) {
  if (notes.length === 0) return null;
  const { Icon } = draft.answering;
  return (
    <span class="notes">
      {notes.map(({ icon, text }) => {
        const words = draft.say(text);
        return (
          <span key={words} class="note">
            {icon !== null && Icon !== undefined && <Icon name={icon} />} {words}
          </span>
        );
      })}
    </span>
  );
}
