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

function locale(): string {
  return localeOf(currentLanguage() ?? 'en');
}
