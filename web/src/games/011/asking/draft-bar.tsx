import type { Eleven } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import type { Asked } from './asked.ts';
import { DraftMeans } from './draft-means.tsx';
import { draftTexts } from './draft-texts.ts';
import { NoteList } from './note-list.tsx';
import { notesOf } from './notes.ts';
import './draft-bar.css';

/** What is about to happen, in words and numbers; nothing has happened until it is confirmed. */
export function DraftBar({ desk, asked }: { readonly desk: Desk<Eleven>; readonly asked: Asked }) {
  const draft = desk.draft.value;
  const words = draftTexts(draft).map((text) => desk.say(text));
  return (
    <div class="draft">
      <div class="draft-words" role="status">
        <b>{words.join(' · ')}</b>
        <DraftMeans desk={desk} asked={asked} />
        <NoteList desk={desk} notes={notesOf(asked, draft)} />
      </div>
      <div class="draft-buttons">
        <button type="button" aria-keyshortcuts="Escape" onClick={() => desk.clear()}>
          {t('asking.cancel')}
        </button>
        <button
          type="button"
          class="main"
          aria-keyshortcuts="Enter"
          aria-disabled={desk.isSending.value}
          onClick={() => void desk.confirm()}
        >
          {t('asking.confirm')}
        </button>
      </div>
    </div>
  );
}
