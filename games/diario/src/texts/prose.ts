import type { Text } from '@vigilia/kernel';
import type { Event } from '../events.ts';
import type { Cause } from '../state.ts';
import type { BookWords } from './book-words.ts';
import { castVars } from './cast.ts';

/** The words of one person's story: how it may end, death or despair or safety, and how it may go on. */
export interface PersonProse {
  readonly endings: Readonly<Record<'violence' | 'body' | 'despair' | 'safety', string>>;
  readonly epilogues: Readonly<Record<'0' | '1' | '2', string>>;
}

const ENDING_OF: Readonly<Record<Cause, keyof PersonProse['endings']>> = {
  wounds: 'violence',
  illness: 'body',
  hunger: 'body',
  misery: 'despair',
  left: 'safety',
};

/** The story book as messages, so that one speaker says all. A story calls people by the parts they play in it. */
export function proseMessages({ stories, people }: BookWords): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [id, { title, text, options, lines }] of Object.entries(stories)) {
    messages[`story.${id}`] = quoted(title);
    messages[`story-text.${id}`] = quoted(text.join('\n\n'));
    for (const [option, words] of Object.entries(options))
      messages[`story-option.${id}:${option}`] = quoted(words);
    for (const [line, words] of Object.entries(lines)) messages[`story-line.${id}:${line}`] = quoted(words);
  }
  for (const [id, { endings, epilogues }] of Object.entries(people)) {
    for (const [kind, words] of Object.entries(endings))
      messages[`person-ending.${id}:${kind}`] = quoted(words);
    for (const [misery, words] of Object.entries(epilogues))
      messages[`person-epilogue.${id}:${misery}`] = quoted(words);
  }
  return messages;
}

/** Words of the book as a message: an apostrophe would begin a quotation. */
export function quoted(words: string): string {
  return words.replaceAll("'", "''");
}

/** What is read aloud when this happens, beyond its line in the log. */
export function proseOf(event: Event): Text[] {
  if (event.type === 'story-read') return [{ key: `story-text.${event.story}`, vars: castVars(event.cast) }];
  if (event.type === 'gone')
    return [{ key: `person-ending.${event.person}:${ENDING_OF[event.cause]}`, vars: {} }];
  if (event.type === 'epilogue')
    return [{ key: `person-epilogue.${event.person}:${event.misery}`, vars: {} }];
  return [];
}

/** The title of a story that is read, and a line of it. */
export function titleText({ story, cast }: Extract<Event, { type: 'story-read' }>): Text {
  return { key: `story.${story}`, vars: castVars(cast) };
}

export function lineText({ line, cast }: Extract<Event, { type: 'story-told' }>): Text {
  return { key: `story-line.${line}`, vars: castVars(cast) };
}
