/**
 * `node tools/commands/texts.ts`: every language against English, every text against the code, every rulebook
 * against its clauses, and the rulings in docs against the rulebooks. `npm run generate:texts` first writes the types of the
 * texts and the tables of rulings anew.
 */
import { catalogComplaints, writeCatalog } from '../texts/catalog.ts';
import { LANGUAGES, speakingRooms } from '../texts/packages.ts';
import { rulebookComplaints } from '../texts/rulebooks.ts';
import { rulingsComplaints, writeRulings } from '../texts/rulings.ts';
import { translationComplaints } from '../texts/translations.ts';
import { usageComplaints } from '../texts/usage.ts';

const rooms = speakingRooms();
if (process.argv.includes('--write')) {
  rooms.forEach(writeCatalog);
  writeRulings(rooms);
}

const complaints = rooms.flatMap((room) => [
  ...translationComplaints(room),
  ...usageComplaints(room),
  ...catalogComplaints(room),
  ...rulebookComplaints(room),
]);
complaints.push(...rulingsComplaints(rooms));
if (rooms.length === 0) complaints.push('no room has any texts');

for (const complaint of complaints) console.log(complaint);
console.log(`${rooms.join(', ')} in ${LANGUAGES.join(', ')}. Complaints: ${complaints.length}.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
