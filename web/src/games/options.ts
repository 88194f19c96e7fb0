import { type GameProfile, type Text, text } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import type { GameManifest } from './manifest.ts';

/** The values of a game's options, by name. */
export type OptionValues = Readonly<Record<string, string | boolean>>;

export function usualOptions({ options }: GameProfile): OptionValues {
  return Object.fromEntries(options.map(({ name, usual }) => [name, usual]));
}

/** The options to begin a game with. The game fills in the usual values by itself. */
export function unusualOptions({ options }: GameProfile, values: OptionValues): OptionValues {
  const changed = options.filter(({ name, usual }) => (values[name] ?? usual) !== usual);
  return Object.fromEntries(changed.map(({ name, usual }) => [name, values[name] ?? usual]));
}

export function optionLabel(name: string): Text {
  return text(`table-option.${name}`);
}

export function valueLabel(name: string, value: string): Text {
  return text(`table-option.${name}.${value}`);
}

/** What was agreed of a game's options: a yes by its label, a word by its label and the word's. */
export function agreedOptions(
  { options }: GameProfile,
  values: Readonly<Record<string, unknown>>,
): (readonly Text[])[] {
  return options.flatMap(({ name, usual }) => {
    const value = values[name] ?? usual;
    if (typeof value === 'string') return [[optionLabel(name), valueLabel(name, value)]];
    return value === true ? [[optionLabel(name)]] : [];
  });
}

/** How many chapters late watchers may be shown the cards of every seat; null: only after the end. */
export const DELAYS = [null, 1, 2, 3, 4, 5] as const;

export type Delay = (typeof DELAYS)[number];

export function delayText({ lateness }: GameManifest, delay: number | null): string {
  return delay === null ? t('open.delay-end') : t(lateness.agreed, { count: delay });
}
