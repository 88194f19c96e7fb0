import { localeOf, type Text, text } from '@vigilia/kernel';
import { currentLanguage } from '../../../../i18n/translate.ts';
import type { DraftProps, View } from '../asked.ts';
import { bookLanguage } from '../book/book.tsx';
import { diaryOf } from './diary-of.ts';
import { type WrittenDiary, writtenDays } from './written-diary.ts';

/** The Diary of a table as its reader may know it, in the language of the page. */
export function writeDiary(draft: DraftProps['draft'], view: View): WrittenDiary {
  const { table } = draft;
  const say = (said: Text) => draft.say(said);
  const log = table.log.value;
  const group = [...view.people, ...view.gone].map(({ id }) => id);
  const seats = table.sitters.value.map((_, seat) => seat);
  return {
    title: say(text('diary.title')),
    people: say(text('diary.people', { people: group })),
    keepers: say(text('diary.keepers', { seat: seats })),
    group: group.map((id) => ({
      id,
      name: say(text(`person.${id}`)),
      isGone: view.gone.some((gone) => gone.id === id),
    })),
    dates: datesOf(log.flatMap(({ at }) => at)),
    days: writtenDays(diaryOf(log), { say, languageOf: (key) => bookLanguage(draft, key) }),
    end: endOf(),
  };

  function endOf(): string[] {
    if (view.over === null) return [];
    const { how, score } = view.over;
    const line = say(text('event.over', { how }));
    return score === null ? [line] : [line, say(text('diary.score', { score }))];
  }
}

/** From the first day to the last; one day by itself. */
function datesOf(times: readonly number[]): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage() ?? 'en'), { dateStyle: 'long' });
  const [first = 0] = times;
  return format.formatRange(first, times.at(-1) ?? first);
}
