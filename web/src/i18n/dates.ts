import { currentLanguage } from './translate.ts';

/** The hour and minute of a moment, as people here write it. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
}

/** The day, hour and minute of a moment. */
export function dayAndTime(at: number): string {
  return new Date(at).toLocaleString(locale(), { dateStyle: 'short', timeStyle: 'short' });
}

function locale(): string {
  const language = currentLanguage() ?? 'en';
  // Our English is British.
  return language === 'en' ? 'en-GB' : language;
}
