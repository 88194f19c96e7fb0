import { DUTIES, UNKNOWN_CARDS } from '@vigilia/game-diario';
import { isSameChoice } from '@vigilia/kernel';
import type { Choice, Event, Verb } from '../asked.ts';

/** What an event says of an option: that it was taken, that another one was, or nothing. */
type Witness<T extends Event['type']> = (
  event: Extract<Event, { readonly type: T }>,
  option: Choice,
) => boolean | null;

const MEALS: readonly Verb[] = ['eat', 'fast'];
const DRINKS: readonly Verb[] = ['drink', 'thirst'];
const STANCES: readonly Verb[] = ['fight', 'flee', 'backstab'];
const TASKS: readonly Verb[] = [
  'rummage',
  'think',
  'outside',
  'rest',
  'search',
  'dig',
  'dig-with',
  'saw',
  'pick',
  'build',
  'use',
];

const WITNESSES: { readonly [T in Event['type']]?: Witness<T> } = {
  ate: ({ person, food }, option) =>
    isAbout(option, MEALS, person) ? 'food' in option && option.food === food : null,
  'went-hungry': ({ person }, option) => (isAbout(option, MEALS, person) ? option.verb === 'fast' : null),
  drank: ({ person }, option) => (isAbout(option, DRINKS, person) ? option.verb === 'drink' : null),
  'went-thirsty': ({ person }, option) => (isAbout(option, DRINKS, person) ? option.verb === 'thirst' : null),
  duty: ({ person, duty }, option) => (isAbout(option, DUTIES, person) ? option.verb === duty : null),
  assigned: ({ choice }, option) =>
    isAbout(option, TASKS, choice.person) ? isSameChoice(option, choice) : null,
  // The three places have decks of their own sizes, and the event of going names the Location alone.
  'unknown-laid': ({ count }, option) =>
    option.verb === 'go' ? UNKNOWN_CARDS[option.place] === count : null,
  'narrative-kept': ({ narrative }, option) =>
    option.verb === 'narrate' ? option.narrative === narrative : null,
  'objective-paid': (_event, option) => (option.verb === 'deliver' ? true : null),
  'fight-round': (_event, { verb }) => (STANCES.includes(verb) ? verb === 'fight' : null),
  backstab: (_event, { verb }) => (STANCES.includes(verb) ? verb === 'backstab' : null),
  fled: (_event, { verb }) => (STANCES.includes(verb) ? verb === 'flee' : null),
};

/**
 * Whether an option was taken, by what is told from its decision to the end of the phase; null if nothing told says
 * so. A log holds what happened, and not what was chosen.
 */
export function isTaken(option: Choice, following: readonly Event[]): boolean | null {
  for (const event of following) {
    if (event.type === 'phase') return null;
    const witness = WITNESSES[event.type] as ((event: Event, option: Choice) => boolean | null) | undefined;
    const isSo = witness?.(event, option) ?? null;
    if (isSo !== null) return isSo;
  }
  return null;
}

function isAbout(option: Choice, verbs: readonly Verb[], person: string): boolean {
  return verbs.includes(option.verb) && 'person' in option && option.person === person;
}
