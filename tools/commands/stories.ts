/**
 * `npm run stories`: checks the story book of Diario against its cards, its rules and its words. With
 * `-- --check it covered-market` it checks the words of one card in one language, and their spelling.
 */
import { parseArgs } from 'node:util';
import { readBook } from '../stories/book.ts';
import { complaintsAbout } from '../stories/complaints.ts';
import { checkCard } from '../stories/languages/check-card.ts';
import { reportOn } from '../stories/report.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const complaints = values.check ? await checkCard(positionals) : checkBook();
for (const complaint of complaints) console.log(complaint);
console.log(`Complaints: ${complaints.length}.`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function checkBook(): string[] {
  const book = readBook();
  for (const line of reportOn(book)) console.log(line);
  return complaintsAbout(book);
}
