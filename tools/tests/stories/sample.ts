import { PERSON_IDS } from '../../../games/diario/src/data/people.ts';
import type { Effect } from '../../../games/diario/src/effects/effect.ts';
import type { Prose, Story } from '../../../games/diario/src/stories/story.ts';
import type { PersonProse } from '../../../games/diario/src/texts/prose.ts';
import type { Book, Words } from '../../stories/book.ts';

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

const PERSON: PersonProse = {
  endings: { violence: 'An ending.', body: 'An ending.', despair: 'An ending.', safety: 'An ending.' },
  epilogues: { '0': 'An epilogue.', '1': 'An epilogue.', '2': 'An epilogue.' },
};

export function words(other: Partial<Words> = {}): Words {
  const people = Object.fromEntries(PERSON_IDS.map((id) => [id, PERSON]));
  return { language: 'en', stories: {}, people, twice: [], ...other };
}

/** These stories, to which the card `leaflets` leads. */
export function book(stories: readonly Story[], other: Partial<Book> = {}): Book {
  const cards: Book['cards'] = { home: [{ kind: 'read', card: 'leaflets' }], out: [] };
  return { stories, cards, words: [], ...other };
}
