import { currentLanguage } from '../../say/voice.ts';

/** The hour and minute of a moment, as people here write it. */
export function clockTime(at: number): string {
  const language = currentLanguage() ?? 'en';
  // Our English is British.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}
