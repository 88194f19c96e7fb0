import type { CardWords, TranslatedCard } from './translated-card.ts';

/** One text of a card in both languages. */
export interface Entry {
  /** Where it stands: `covered-market-red.lines.stalls`, `covered-market-red.text.1`. */
  readonly key: string;
  /** The story or person it belongs to. */
  readonly subject: string;
  readonly kind: 'title' | 'text' | 'option' | 'line' | 'life';
  readonly original: string;
  readonly words: string;
}

const KINDS: Readonly<Record<string, Entry['kind']>> = {
  title: 'title',
  text: 'text',
  options: 'option',
  lines: 'line',
  endings: 'life',
  epilogues: 'life',
};

/** The texts that a card has in both languages. */
export function entriesOf({ original, translated }: TranslatedCard): Entry[] {
  const told = textsIn(translated ?? {});
  return [...textsIn(original)].flatMap(([key, text]) => {
    const words = told.get(key);
    if (words === undefined) return [];
    const [subject = '', kind = ''] = key.split('.');
    return [{ key, subject, kind: KINDS[kind] ?? 'line', original: text, words }];
  });
}

/** Every text of a file, by where it stands. */
export function textsIn(words: CardWords): ReadonlyMap<string, string> {
  return new Map(within('', words));
}

function within(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    within(path === '' ? name : `${path}.${name}`, inner),
  );
}
