import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, wholeNumber } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';

const sources = new URL('../src/', import.meta.url);
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, sources), 'utf8'))
  .join('\n');

function catalog(language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../texts/${language}.json`, import.meta.url), 'utf8'));
}

const variablesOf = (message: string) =>
  [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(LANGUAGES)('the kernel speaks %s', (language) => {
  const messages = catalog(language);

  test('for every reason it gives, and for nothing else', () => {
    const reasons = [...code.matchAll(/'((?:refusal|verdict|version|plan)\.[a-z-]+)'/g)].map(
      ([, key]) => key,
    );
    const given = new Set([...reasons, `word.${wholeNumber.name}`]);
    expect(reasons.length).toBeGreaterThan(10);
    expect(Object.keys(messages).toSorted()).toEqual([...given].toSorted());
  });

  test('with the same variables as in English', () => {
    for (const [key, english] of Object.entries(catalog('en'))) {
      expect({ [key]: variablesOf(messages[key] ?? '') }).toEqual({ [key]: variablesOf(english) });
    }
  });

  test('without the straight apostrophe, which would quote a variable away', () => {
    expect(Object.values(messages).filter((message) => message.includes("'"))).toEqual([]);
  });
});
