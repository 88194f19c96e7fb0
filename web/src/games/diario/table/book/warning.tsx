import type { ContentNote } from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { NOTE_KEYS } from './content-notes.ts';
import * as storyPage from './story-page.module.css';

interface Props extends DraftProps {
  readonly notes: readonly ContentNote[];
  /** Whether it is still open how to go on; otherwise only the choices are wanted. */
  readonly isAsking: boolean;
  readonly onRead: () => void;
  readonly onSkip: () => void;
}

/** What is in a story, before its text, for a reader who wants to know. */
export function Warning({ draft, notes, isAsking, onRead, onSkip }: Props) {
  return (
    <div class={storyPage.storyWarning}>
      <p>{say(draft, isAsking ? 'story-page.holds' : 'story-page.skipped')}</p>
      {isAsking && <NoteNames draft={draft} notes={notes} />}
      <div class={storyPage.storyWarningButtons}>
        <button type="button" class={isAsking ? 'main' : undefined} onClick={onRead}>
          {say(draft, 'story-page.read-on')}
        </button>
        {isAsking && (
          <button type="button" onClick={onSkip}>
            {say(draft, 'story-page.only-choices')}
          </button>
        )}
      </div>
    </div>
  );
}

interface NoteNamesProps extends DraftProps {
  readonly notes: readonly ContentNote[];
}

/** The content notes of a story. */
export function NoteNames({ draft, notes }: NoteNamesProps) {
  if (notes.length === 0) return <p>{say(draft, 'story-page.no-notes')}</p>;
  return (
    <ul class={storyPage.noteNames}>
      {notes.map((note) => (
        <li key={note}>{say(draft, NOTE_KEYS[note])}</li>
      ))}
    </ul>
  );
}
