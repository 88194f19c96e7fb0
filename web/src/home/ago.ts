import { type Language, localeOf } from '@vigilia/kernel';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in words. */
export function ago(then: number, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const fitting = UNITS.find(([, length]) => seconds >= length);
  if (fitting === undefined) return words.format(0, 'minute');
  const [unit, length] = fitting;
  return words.format(-Math.floor(seconds / length), unit);
}
