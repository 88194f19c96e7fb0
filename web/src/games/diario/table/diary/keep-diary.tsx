import { currentLanguage } from '../../../../i18n/translate.ts';
import { download } from '../../../../record/download.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { diaryHtml } from './diary-html.ts';
import { diaryText } from './diary-text.ts';
import { writeDiary } from './write-diary.ts';
import type { WrittenDiary } from './written-diary.ts';

/** Buttons that keep the Diary as a page to print, or as text. It is written when one is pressed. */
export function KeepDiary({ draft }: DraftProps) {
  const keep = (name: string, type: string, form: (diary: WrittenDiary) => string) => {
    const view = draft.table.view.value;
    if (view !== null) download(name, form(writeDiary(draft, view)), type);
  };
  const toPage = (diary: WrittenDiary) => diaryHtml(diary, currentLanguage() ?? 'en');
  return (
    <div class="keep-diary">
      <button type="button" onClick={() => keep('vigilia-diary.html', 'text/html', toPage)}>
        {say(draft, 'diary.keep-page')}
      </button>
      <button type="button" onClick={() => keep('vigilia-diary.txt', 'text/plain', diaryText)}>
        {say(draft, 'diary.keep-text')}
      </button>
    </div>
  );
}
