import type { Text } from '@vigilia/kernel';
import type { Event } from '../kinds/events.ts';
import { LIVES } from '../state/variants.ts';
import type { BookWords } from './book-words.ts';
import { castVars } from './cast.ts';
import { ENDING_OF, keyOf, LINE_KINDS, lineOf } from './lines.ts';

/** The words of one person's story: how it may end, death or despair or safety, and how it may go on; each in two ways. */
export interface PersonProse {
  readonly endings: Readonly<Record<'violence' | 'body' | 'despair' | 'safety', readonly string[]>>;
  readonly epilogues: Readonly<Record<'0' | '1' | '2', readonly string[]>>;
}

/** The story book as messages, so that one speaker says all. A story calls people by the parts they play in it. */
export function proseMessages({ stories, people, lines: told }: BookWords): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [id, { title, text, options, lines }] of Object.entries(stories)) {
    messages[`story.${id}`] = quoted(title);
    messages[`story-text.${id}`] = quoted(text.join('\n\n'));
    for (const [option, words] of Object.entries(options))
      messages[`story-option.${id}:${option}`] = quoted(words);
    for (const [line, words] of Object.entries(lines)) messages[`story-line.${id}:${line}`] = quoted(words);
  }
  for (const [id, { endings, epilogues }] of Object.entries(people)) {
    for (const [kind, ways] of Object.entries(endings))
      for (const [index, words] of ways.entries())
        messages[`person-ending.${id}:${kind}:${index}`] = quoted(words);
    for (const [misery, ways] of Object.entries(epilogues))
      for (const [index, words] of ways.entries())
        messages[`person-epilogue.${id}:${misery}:${index}`] = quoted(words);
  }
  for (const kind of LINE_KINDS)
    for (const [id, ways] of Object.entries(told[kind]))
      for (const [index, words] of ways.entries()) messages[keyOf(kind, id, index)] = quoted(words);
  return messages;
}

/** Words of the book as a message: an apostrophe would begin a quotation. */
export function quoted(words: string): string {
  return words.replaceAll("'", "''");
}

/** What is read aloud when this happens, beyond its line in the log. */
export function proseOf(event: Event): Text[] {
  if (event.type === 'story-read') return [{ key: `story-text.${event.story}`, vars: castVars(event.cast) }];
  if (event.type === 'epilogue') return [epilogueText(event)];
  const line = lineOf(event);
  if (line === null) return [];
  return event.type === 'gone' && event.last !== true ? [line, endingText(event)] : [line];
}

function endingText({ person, cause, variant }: Extract<Event, { type: 'gone' }>): Text {
  return { key: `person-ending.${person}:${ENDING_OF[cause]}:${variant % LIVES}`, vars: {} };
}

/** How a survivor's life went on. */
export function epilogueText({
  person,
  misery,
  variant,
}: Omit<Extract<Event, { type: 'epilogue' }>, 'type'>): Text {
  return { key: `person-epilogue.${person}:${misery}:${variant % LIVES}`, vars: {} };
}

/** The title of a story that is read, and a line of it. */
export function titleText({ story, cast }: Extract<Event, { type: 'story-read' }>): Text {
  return { key: `story.${story}`, vars: castVars(cast) };
}

export function lineText({ line, cast }: Extract<Event, { type: 'story-told' }>): Text {
  return { key: `story-line.${line}`, vars: castVars(cast) };
}
