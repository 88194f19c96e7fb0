import { text } from '@vigilia/kernel';
import type { Grouping } from './option.ts';
import { optionOf } from './plain.ts';

/** Cards and tiles, which may be played beside whatever is asked. */
export const plays: Grouping = (asked, choices) => [
  { heading: text('asking.plays'), options: choices.map((choice) => optionOf(asked, choice)) },
];
