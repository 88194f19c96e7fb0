import { CHARACTERS } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { columnName } from './column-name.ts';
import type { Page } from './page.ts';
import { readingOf } from './reading-of.ts';
import type { Place } from './steps.ts';
import { columnsOf } from './whereabouts.ts';
import './reading.css';

/** What the square in question says in words, where there is room for the why. The square itself says it aloud. */
export function Reading({ page, place }: { readonly page: Page; readonly place: Place | null }) {
  const { draft, view } = page;
  const character = place === null ? undefined : CHARACTERS[place.row];
  const column = place === null ? undefined : columnsOf(view)[place.column];
  if (character === undefined || column === undefined) return <p class="sheet-reading">{t('sheet.how')}</p>;
  return (
    <div class="sheet-reading" aria-hidden="true">
      <b>{draft.say(text('sheet.place', { character, column: columnName(draft, column) }))}</b>
      <p>
        {readingOf(page, character, column)
          .map((each) => draft.say(each))
          .join(' ')}
      </p>
    </div>
  );
}
