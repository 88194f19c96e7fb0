import type { Eleven } from '@vigilia/game-011';
import type { Asked } from '../games/011/asking/asked.ts';
import { DraftMeans } from '../games/011/asking/draft-means.tsx';
import { draftTexts } from '../games/011/asking/draft-texts.ts';
import { notesOf } from '../games/011/asking/notes.ts';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { NoteList } from './note-list.tsx';
import './draft-bar.css';

/** What is about to happen, in words and numbers; nothing has happened until it is confirmed. */
export function DraftBar({ draft, asked }: { readonly draft: AnswerDraft<Eleven>; readonly asked: Asked }) {
  const plan = draft.plan.value;
  const words = draftTexts(plan).map((text) => draft.say(text));
  return (
    <div class="draft">
      <div class="draft-words" role="status">
        <b>{words.join(' · ')}</b>
        <DraftMeans draft={draft} asked={asked} />
        <NoteList draft={draft} notes={notesOf(asked, plan)} />
      </div>
      <div class="draft-buttons">
        <button type="button" aria-keyshortcuts="Escape" onClick={() => draft.clear()}>
          {t('asking.cancel')}
        </button>
        <button
          type="button"
          class="main"
          aria-keyshortcuts="Enter"
          aria-disabled={draft.isSending.value}
          onClick={() => void draft.confirm()}
        >
          {t('asking.confirm')}
        </button>
      </div>
    </div>
  );
}
