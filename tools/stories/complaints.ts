import { ORIGINAL } from '@vigilia/tools/texts';
import type { Book } from './book.ts';
import { actorComplaints } from './cast/actor.ts';
import { goneComplaints } from './cast/gone.ts';
import { touchedComplaints } from './cast/touched.ts';
import { colourComplaints } from './colours.ts';
import { companyComplaints } from './company.ts';
import { deadEndComplaints } from './dead-ends.ts';
import { dominationComplaints } from './domination/dominated.ts';
import { effectComplaints } from './effects.ts';
import { goalComplaints } from './figures/goal-complaints.ts';
import { translationComplaints } from './languages/complaints.ts';
import { lengthComplaints } from './length.ts';
import { lineComplaints } from './lines.ts';
import { markComplaints } from './marks.ts';
import { noiseComplaints } from './noise.ts';
import { noteComplaints } from './notes.ts';
import { peopleComplaints } from './people.ts';
import { placeComplaints } from './places.ts';
import { proseComplaints } from './prose.ts';
import { reachComplaints } from './reach.ts';
import { referenceComplaints } from './references.ts';
import { renderingComplaints } from './rendering/complaints.ts';
import { thugComplaints } from './thugs.ts';
import { variableComplaints } from './variables.ts';

/** Everything that is wrong with the story book, a line each. */
export function complaintsAbout(book: Book): string[] {
  const original = { ...book, words: book.words.filter(({ language }) => language === ORIGINAL) };
  return [...complaintsAboutOriginal(original), ...translationComplaints()];
}

function complaintsAboutOriginal(book: Book): string[] {
  return [
    referenceComplaints,
    colourComplaints,
    deadEndComplaints,
    reachComplaints,
    placeComplaints,
    noiseComplaints,
    companyComplaints,
    effectComplaints,
    proseComplaints,
    peopleComplaints,
    lineComplaints,
    noteComplaints,
    lengthComplaints,
    markComplaints,
    dominationComplaints,
    goalComplaints,
    variableComplaints,
    actorComplaints,
    touchedComplaints,
    goneComplaints,
    renderingComplaints,
    thugComplaints,
  ].flatMap((complain) => complain(book));
}
