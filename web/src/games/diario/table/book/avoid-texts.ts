import type { ContentNote } from '@vigilia/game-diario';
import type { AvoidTexts } from '../../../manifest.ts';
import { NOTE_KEYS } from './notes.ts';

/** The words for the kinds of stories that can be left out: those of the content notes. */
export const avoidTexts: AvoidTexts = {
  about: 'story-page.avoid-about',
  keyOf: (kind) => NOTE_KEYS[kind as ContentNote],
};
