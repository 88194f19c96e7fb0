import { type OpenRulebook, type Source, text } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

const MARKS: Readonly<Record<Exclude<Source, 'printed'>, string>> = {
  ours: 'rules.ours',
  'partly-ours': 'rules.partly-ours',
  'ours-and-editions': 'rules.ours-and-editions',
  editions: 'rules.editions',
  public: 'rules.public',
};

/** Where the words of a clause come from, what the book notes about that, and where it is printed. */
export function notesOf(book: OpenRulebook, id: string, translate: Translate): string[] {
  const { sources, notes, headingOf, printed } = book;
  const source = sources.get(id) ?? 'printed';
  const mark = source === 'printed' ? [] : [`[${translate(text(MARKS[source]))}]`];
  const note = [...mark, ...(notes[id] === undefined ? [] : [notes[id]])].join(' ');
  const heading = headingOf.get(id);
  const place =
    heading === undefined || printed === undefined
      ? []
      : [translate(text('rules.printed-at', { edition: printed.edition, heading }))];
  return [...(note === '' ? [] : [note]), ...place];
}
