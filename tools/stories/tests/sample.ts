import type { Effect } from '../../../games/diario/src/data/language/effect.ts';
import type { Prose, Story } from '../../../games/diario/src/data/language/story.ts';
import { PERSON_IDS } from '../../../games/diario/src/data/people.ts';
import type { PersonProse } from '../../../games/diario/src/texts/prose.ts';
import type { Book, Words } from '../book.ts';

/** A story at home without faults, but for the given fields. */
export function story(id: string, other: Partial<Story> = {}): Story {
  return { id, from: null, where: 'home', notes: [], effects: [], options: [], ...other };
}

/** The same, read from the card `leaflets` by its red colour. */
export function leaflet(other: Partial<Story> = {}): Story {
  return story('leaflets-red', { from: { card: 'leaflets', colour: 'red' }, ...other });
}

/** A story of no consequence but these effects. */
export function happens(...effects: readonly Effect[]): Story {
  return leaflet({ effects });
}

export function prose(other: Partial<Prose> = {}): Prose {
  return { title: 'A title', text: ['A text.'], options: {}, lines: {}, ...other };
}

const ENDING = ['An ending.', 'Another ending.'];
const EPILOGUE = ['An epilogue.', 'Another epilogue.'];
const PERSON: PersonProse = {
  endings: { violence: ENDING, body: ENDING, despair: ENDING, safety: ENDING },
  epilogues: { '0': EPILOGUE, '1': EPILOGUE, '2': EPILOGUE },
};

export function words(other: Partial<Words> = {}): Words {
  const people = Object.fromEntries(PERSON_IDS.map((id) => [id, PERSON]));
  const lines: Words['lines'] = {
    exploration: {},
    raids: {},
    combat: {},
    arrivals: {},
    departures: {},
    endings: {},
  };
  return { language: 'en', stories: {}, people, lines, twice: [], ...other };
}

/** These stories, to which the card `leaflets` leads. */
export function book(stories: readonly Story[], other: Partial<Book> = {}): Book {
  const cards: Book['cards'] = { home: [{ kind: 'read', card: 'leaflets' }], out: [] };
  return { stories, cards, words: [], ...other };
}
