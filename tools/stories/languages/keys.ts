import { textsIn } from './entries.ts';
import type { TranslatedCard } from './translated-card.ts';

/** A translated file has every text of the original, and no other. */
export function keyComplaints({ original, translated }: TranslatedCard): string[] {
  if (translated === null) return [];
  const [wanted, told] = [textsIn(original), textsIn(translated)];
  const untold = Object.keys(original).filter((subject) => !(subject in translated));
  const isUntold = (key: string) => untold.some((subject) => key.startsWith(`${subject}.`));
  return [
    ...untold.map((subject) => `${subject}: is missing`),
    ...[...wanted.keys()]
      .filter((key) => (told.get(key) ?? '').trim() === '' && !isUntold(key))
      .map((key) => `${key}: ${told.has(key) ? 'is empty' : 'is missing'}`),
    ...[...told.keys()].filter((key) => !wanted.has(key)).map((key) => `${key}: is not in English`),
  ];
}
