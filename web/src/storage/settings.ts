import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language, PACES, type Pace } from '@vigilia/kernel';
import { languageFor, setLanguage } from '../i18n/translate.ts';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const SPEEDS = [0, 1, 2, 4] as const;
export const SIZES = [100, 125, 150, 200] as const;

/** How cards that were turned are shown: whole the first time and a line later, always a line, or as small as can be. */
export const READINGS = ['full', 'lines', 'chips'] as const;

export type Reading = (typeof READINGS)[number];
export type Theme = (typeof THEMES)[number];
/** The speed of animations; 0: none. */
export type Speed = (typeof SPEEDS)[number];

/** A setting of this device: one of the known values, the usual one if none is stored. */
export function storedSetting<T>(name: string, known: readonly T[], usual: T): Signal<T> {
  const stored = localStorage.getItem(`vigilia.${name}`);
  const value = signal(known.find((each) => String(each) === stored) ?? usual);
  effect(() => {
    if (value.value !== usual || localStorage.getItem(`vigilia.${name}`) !== null) {
      localStorage.setItem(`vigilia.${name}`, String(value.value));
    }
  });
  return value;
}

const prefers = (what: string) => matchMedia(`(prefers-${what})`).matches;

/** What the system wants, which no game overrules where it is more contrast. */
const systemTheme: Theme = prefers('contrast: more')
  ? 'contrast'
  : prefers('color-scheme: light')
    ? 'light'
    : 'dark';

/** The theme that stands as long as the person has chosen none. */
let unchosenTheme = systemTheme;

function themeSetting(): Signal<Theme> {
  const value = signal(storedTheme() ?? systemTheme);
  effect(() => {
    const { value: theme } = value;
    if (theme !== unchosenTheme || storedTheme() !== null) localStorage.setItem('vigilia.theme', theme);
  });
  return value;
}

function storedTheme(): Theme | null {
  return THEMES.find((theme) => theme === localStorage.getItem('vigilia.theme')) ?? null;
}

/** Shows the page in the theme of a game, or of the system again for null, unless the person has chosen one. */
export function proposeTheme(theme: Theme | null): void {
  unchosenTheme = systemTheme === 'contrast' ? systemTheme : (theme ?? systemTheme);
  if (storedTheme() === null) settings.theme.value = unchosenTheme;
}

/** What this person wants of the page, remembered on this device. */
export const settings = {
  language: storedSetting<Language>('language', LANGUAGES, languageFor(navigator.languages)),
  theme: themeSetting(),
  speed: storedSetting<Speed>('speed', SPEEDS, prefers('reduced-motion: reduce') ? 0 : 1),
  /** Bots take their time until a first game was played to its end. */
  pace: storedSetting<Pace>('pace', PACES, 'calm'),
  /** Whether every choice is confirmed by a press of its own, also one that can be taken back freely. */
  confirmsAll: storedSetting<boolean>('confirms-all', [true, false], false),
  sound: storedSetting<boolean>('sound', [true, false], false),
  /** Whether this person has been asked for sound, and has answered or let it pass. */
  soundOffered: storedSetting<boolean>('sound-offered', [true, false], false),
  reading: storedSetting<Reading>('reading', READINGS, 'full'),
  size: storedSetting<number>('size', SIZES, 100),
  name: signal(localStorage.getItem('vigilia.name') ?? ''),
};

/** After a first game that was played to its end bots hurry, unless the person has said how they play. */
export function noteGamePlayed(): void {
  if (localStorage.getItem('vigilia.pace') === null) settings.pace.value = 'brisk';
}

effect(() => {
  const { value } = settings.name;
  if (value !== (localStorage.getItem('vigilia.name') ?? '')) localStorage.setItem('vigilia.name', value);
});

effect(() => {
  void setLanguage(settings.language.value);
});

effect(() => {
  const { dataset, style } = document.documentElement;
  dataset.theme = settings.theme.value;
  dataset.motion = settings.speed.value === 0 ? 'none' : 'some';
  style.setProperty('--size', String(settings.size.value / 100));
  style.setProperty('--pace', String(settings.speed.value === 0 ? 0 : 1 / settings.speed.value));
});
