/**
 * `npm run check:texts`: compares every language with English, every text with the code, every rulebook with its
 * clauses, and docs/rulings.md with the rulebooks. `npm run generate:texts` first writes the types of the texts and the
 * tables of rulings.
 */
import { catalogComplaints, writeCatalog } from '../texts/catalog.ts';
import { foldersWithTexts, LANGUAGES } from '../texts/packages.ts';
import { rulebookComplaints } from '../texts/rulebooks.ts';
import { rulingsComplaints, writeRulings } from '../texts/rulings.ts';
import { translationComplaints } from '../texts/translations.ts';
import { usageComplaints } from '../texts/usage.ts';

const folders = foldersWithTexts();
if (process.argv.includes('--write')) {
  folders.forEach(writeCatalog);
  writeRulings(folders);
}

const complaints: string[] = [];
for (const folder of folders)
  complaints.push(
    ...translationComplaints(folder),
    ...(await usageComplaints(folder)),
    ...catalogComplaints(folder),
    ...rulebookComplaints(folder),
  );
complaints.push(...rulingsComplaints(folders));
if (folders.length === 0) complaints.push('no package has texts');

for (const complaint of complaints) console.log(complaint);
console.log(`${folders.join(', ')} in ${LANGUAGES.join(', ')}. Complaints: ${complaints.length}.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
