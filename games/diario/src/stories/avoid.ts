import { CONTENT_NOTES, type ContentNote } from '../data/content-notes.ts';
import type { Story } from '../data/language/story.ts';
import type { Options } from '../state/state.ts';

export const NOTHING_AVOIDED: readonly ContentNote[] = [];

/** Whether a story is of a kind that is left out. */
export function isAvoided({ notes }: Pick<Story, 'notes'>, avoid: readonly ContentNote[]): boolean {
  return avoid.length > 0 && notes.some((note) => avoid.includes(note));
}

/** The options with the kinds of stories that are left out; a table that leaves out nothing is what it was before. */
export function withAvoided(options: Options, avoid: readonly ContentNote[]): Options {
  return avoid.length === 0 ? options : { ...options, avoid };
}

export function isContentNote(given: unknown): given is ContentNote {
  return CONTENT_NOTES.some((note) => note === given);
}
