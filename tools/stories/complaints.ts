import type { Book } from './book.ts';
import { colourComplaints } from './colours.ts';
import { companyComplaints } from './company.ts';
import { deadEndComplaints } from './dead-ends.ts';
import { effectComplaints } from './effects.ts';
import { lengthComplaints } from './length.ts';
import { lineComplaints } from './lines.ts';
import { noteComplaints } from './notes.ts';
import { peopleComplaints } from './people.ts';
import { placeComplaints } from './places.ts';
import { proseComplaints } from './prose.ts';
import { reachComplaints } from './reach.ts';
import { referenceComplaints } from './references.ts';
import { shareComplaints } from './shares.ts';
import { variableComplaints } from './variables.ts';

/** Everything that is wrong with the story book, a line each. */
export function complaintsAbout(book: Book): string[] {
  return [
    referenceComplaints,
    colourComplaints,
    deadEndComplaints,
    reachComplaints,
    placeComplaints,
    companyComplaints,
    effectComplaints,
    proseComplaints,
    peopleComplaints,
    lineComplaints,
    noteComplaints,
    lengthComplaints,
    shareComplaints,
    variableComplaints,
  ].flatMap((complain) => complain(book));
}
