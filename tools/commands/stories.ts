/** `npm run stories`: checks the story book of Diario against its cards, its rules and its words. */
import { readBook } from '../stories/book.ts';
import { complaintsAbout } from '../stories/complaints.ts';
import { reportOn } from '../stories/report.ts';

const book = readBook();
const complaints = complaintsAbout(book);

for (const complaint of complaints) console.log(complaint);
for (const line of reportOn(book)) console.log(line);
console.log(`Complaints: ${complaints.length}.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
