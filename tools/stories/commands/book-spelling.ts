/** `npm run check:book-spelling`: the spelling of the story book in the languages into which it is translated. */
import { spellingComplaints } from '../languages/spelling.ts';
import { TRANSLATIONS } from '../languages/translations.ts';

const complaints = await Promise.all(
  TRANSLATIONS.map(async (language) =>
    (await spellingComplaints(language)).map((complaint) => `${language}: ${complaint}`),
  ),
);
for (const complaint of complaints.flat()) console.log(complaint);
console.log(`The book in ${TRANSLATIONS.join(', ')}. Complaints: ${complaints.flat().length}.`);
process.exitCode = complaints.flat().length === 0 ? 0 : 1;
