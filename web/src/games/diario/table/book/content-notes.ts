import type { ContentNote } from '@vigilia/game-diario';
import type { AvoidTexts } from '../../../manifest.ts';

/** The name of each content note. */
export const NOTE_KEYS: Readonly<Record<ContentNote, string>> = {
  death: 'content-note.death',
  'death-of-a-child': 'content-note.death-of-a-child',
  violence: 'content-note.violence',
  injury: 'content-note.injury',
  illness: 'content-note.illness',
  hunger: 'content-note.hunger',
  suicide: 'content-note.suicide',
  'sexual-violence': 'content-note.sexual-violence',
  captivity: 'content-note.captivity',
  animals: 'content-note.animals',
  grief: 'content-note.grief',
  alcohol: 'content-note.alcohol',
};

/** The words for the kinds of stories that can be left out: those of the content notes. */
export const avoidTexts: AvoidTexts = {
  about: 'story-page.avoid-about',
  keyOf: (kind) => NOTE_KEYS[kind as ContentNote],
};
