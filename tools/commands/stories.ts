/**
 * `npm run stories`: checks the story book of Diario against its cards, its rules and its words, and prints it in
 * numbers; with `-- --json` only the numbers, as one object.
 */
import { parseArgs } from 'node:util';
import { readBook } from '../stories/book.ts';
import { complaintsAbout } from '../stories/complaints.ts';
import { figuresOf } from '../stories/figures/figures.ts';
import { reportOn } from '../stories/report.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const book = readBook();
if (values.json) console.log(JSON.stringify(figuresOf(book), (_, value) => rounded(value)));
else {
  const complaints = complaintsAbout(book);
  for (const line of reportOn(book)) console.log(line);
  for (const complaint of complaints) console.log(complaint);
  console.log(`Complaints: ${complaints.length}.`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
