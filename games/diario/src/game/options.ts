import type { Refusal } from '@vigilia/kernel';
import { AVOIDABLE_NOTES } from '../data/content-notes.ts';
import { DIFFICULTIES } from '../data/difficulties.ts';
import { ODDS } from '../profile.ts';
import { refuse } from '../rules/table/ask.ts';
import type { Options } from '../state/state.ts';
import { isContentNote, NOTHING_AVOIDED, withAvoided } from '../stories/avoid.ts';
import { isStoryId } from '../stories/read-before.ts';

/** The options of a table from what was given for it, with the usual difficulty if none was. */
export function optionsFrom(given: Readonly<Record<string, unknown>>): Options | Refusal {
  const { difficulty = 'normal', read = [], avoid = NOTHING_AVOIDED, odds = 'numbers', ...unknown } = given;
  const [option] = Object.keys(unknown);
  if (option !== undefined) return refuse(null, 'refusal.unknown-option', { setting: option });
  const known = DIFFICULTIES.find((each) => each === difficulty);
  if (known === undefined) return refuse('END-5', 'refusal.difficulty');
  const told = ODDS.find((each) => each === odds);
  if (told === undefined) return refuse(null, 'refusal.odds');
  if (!isInOneForm(read, isStoryId)) return refuse(null, 'refusal.read');
  if (!isInOneForm(avoid, isContentNote)) return whyNotAvoided(avoid);
  // What is as usual is left out: equal options have equal hashes, and those of older tables keep theirs.
  const options: Options = {
    difficulty: known,
    ...(read.length > 0 && { read }),
    ...(told === 'words' && { odds: told }),
  };
  return withAvoided(options, avoid);
}

/**
 * Whether this is a list in its one form: each value known, in the order of their letters, each once. Equal options then
 * have equal hashes.
 */
function isInOneForm<T extends string>(
  given: unknown,
  isKnown: (value: unknown) => value is T,
): given is readonly T[] {
  if (!Array.isArray(given)) return false;
  return given.every((value, index) => isKnown(value) && (index === 0 || given[index - 1] < value));
}

/** A kind that no story has is named; otherwise the list has another form. */
function whyNotAvoided(given: unknown): Refusal {
  const stranger = Array.isArray(given) ? given.find((kind) => !isContentNote(kind)) : undefined;
  if (typeof stranger !== 'string') return refuse(null, 'refusal.avoid');
  return refuse(null, 'refusal.unknown-kind', { kind: stranger, kinds: AVOIDABLE_NOTES });
}
