import { COLOURS, SYMBOLS } from '@vigilia/kernel';
import { z } from 'zod';
import { isVisible } from '../table/written-words.ts';

export { COLOURS, SYMBOLS } from '@vigilia/kernel';

const LONGEST = 24;

/** Control characters, those that turn the reading direction, and invisible ones. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** The name of a person at a table. */
export const name = z
  .string()
  .max(200)
  .transform((given) =>
    given
      .normalize('NFC')
      .trim()
      .replaceAll(/\p{Zs}+/gu, ' '),
  )
  .refine((given) => [...given].length <= LONGEST && isVisible(given) && !FORBIDDEN.test(given))
  .describe(`1 to ${LONGEST} characters, none of them invisible`);

export const colour = z.enum(COLOURS);
export const symbol = z.enum(SYMBOLS);
