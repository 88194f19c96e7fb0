import { storedSetting } from '../../../../storage/settings.ts';

export const READING_SIZES = ['small', 'medium', 'large'] as const;
export type ReadingSize = (typeof READING_SIZES)[number];

/** How this device shows stories. */
export const reading = {
  size: storedSetting<ReadingSize>('diario-reading-size', READING_SIZES, 'medium'),
  /** Whether the content notes of a story come before its text. */
  isWarned: storedSetting<boolean>('diario-warned', [true, false], false),
};
