import { localeOf } from '@vigilia/kernel';
import { currentLanguage } from './translate.ts';

/** The hour and minute of a time, as the language of the page writes them. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
}

/** The day, hour and minute of a time. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString(locale(), { dateStyle: 'short', timeStyle: 'short' });
}

/** The day of a time by UTC. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time in whole minutes, hours or days: “4 min”. */
export function timeSpan(milliseconds: number): string {
  const [unit, length] =
    milliseconds < HOUR
      ? (['minute', MINUTE] as const)
      : milliseconds < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  const count = Math.floor(milliseconds / length);
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

function locale(): string {
  return localeOf(currentLanguage() ?? 'en');
}
