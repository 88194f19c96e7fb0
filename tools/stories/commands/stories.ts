/**
 * `npm run stories`: prints the story book of Diario in numbers and checks it against its cards, its rules and its
 * words. `-- --json` prints only the numbers, as one object. `-- --print 10 [--seed 1] [--language en]` prints that
 * number of stories in full, drawn by the seed; in another language each part stands below the English one.
 * `-- --check it covered-market` checks the words of one card in one language, and their spelling.
 */
import { parseArgs } from 'node:util';
import { stop } from '@vigilia/tools/root';
import { LANGUAGES } from '@vigilia/tools/texts';
import { type Book, readBook } from '../book.ts';
import { complaintsAbout } from '../complaints.ts';
import { figuresOf } from '../figures/figures.ts';
import { checkCard } from '../languages/check-card.ts';
import { printed } from '../print.ts';
import { reportOn } from '../report.ts';

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    print: { type: 'string' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    check: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (values.check) conclude(await checkCard(positionals));
else if (values.print !== undefined) print(readBook(), values.print);
else if (values.json) console.log(JSON.stringify(figuresOf(readBook()), (_, value) => rounded(value)));
else check(readBook());

function print(book: Book, written: string): void {
  const { seed, language } = values;
  if (!/^[1-9]\d{0,3}$/.test(written)) stop(`--print takes a whole number from 1: ${written}`);
  if (!LANGUAGES.some((known) => known === language)) stop(`--language is one of ${LANGUAGES.join(', ')}`);
  for (const line of printed(book, { count: Number(written), seed, language })) console.log(line);
}

function check(book: Book): void {
  const complaints = complaintsAbout(book);
  for (const line of reportOn(book)) console.log(line);
  conclude(complaints);
}

function conclude(complaints: readonly string[]): void {
  for (const complaint of complaints) console.log(complaint);
  console.log(`Complaints: ${complaints.length}.`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
