// cspell:ignore letrec
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { compile, type Message, type Part } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { root } from '../../setup/root.mjs';
import { foldersWithTexts, LANGUAGES, messagesOf } from '../../texts/packages.ts';

/** The same message, as an independent parser of ICU's notation takes it apart. */
function reference(written: string): Message {
  return joined(parse(written).map(partOf));
}

function partOf(element: MessageFormatElement): Part {
  if (element.type === TYPE.literal) return element.value.replaceAll(' %', '\u00a0%');
  if (element.type === TYPE.argument) return [element.value];
  if (element.type === TYPE.pound) return 0;
  if (element.type !== TYPE.select && element.type !== TYPE.plural) throw new TypeError('not ours');
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    joined(value.map(partOf)),
  ]);
  return [element.value, element.type === TYPE.select ? 'select' : 'plural', Object.fromEntries(options)];
}

function joined(parts: Part[]): Message {
  const [only, ...more] = parts;
  if (only === undefined) return '';
  return typeof only === 'string' && more.length === 0 ? only : parts;
}

/** Every string inside some JSON. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the kernel takes messages apart as another parser of ICU does', () => {
  test.each(foldersWithTexts())('in %s', (folder) => {
    for (const language of LANGUAGES)
      for (const [key, written] of Object.entries(messagesOf(folder, language) ?? {}))
        expect(compile(written), `${key} in ${language}`).toEqual(reference(written));
  });

  test('in the story book', () => {
    const book = join(root, 'games/diario/src/book');
    const files = readdirSync(book, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files)
      for (const written of stringsIn(JSON.parse(readFileSync(join(book, file), 'utf8'))))
        expect(compile(written), `${written} in ${file}`).toEqual(reference(written));
  });

  test('in messages made of its signs, and refuses what that refuses', () => {
    const { message } = fc.letrec<{ message: string; part: string }>((tie) => {
      const choiceOf = (by: string, ...names: string[]) =>
        fc
          .tuple(fc.shuffledSubarray(names, { minLength: 1 }), tie('message'))
          .map(
            ([options, inside]) => `{n, ${by}, ${options.map((each) => `${each} {${inside}}`).join(' ')}}`,
          );
      return {
        message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
        part: fc.oneof(
          { maxDepth: 3 },
          fc.constantFrom('a', ' ', '#', "'", "''", "'{", "'}'", 'l’uno', 'è 5 %', '{place}', '{ place }'),
          choiceOf('select', 'mole', 'other', 'one'),
          choiceOf('plural', 'one', 'other', '=0', 'few'),
        ),
      };
    });
    const taken = (read: (written: string) => Message, written: string) => {
      try {
        return read(written);
      } catch (error) {
        // A brace that closes nothing is words to the other parser, and a mistake to ours.
        return String(error).includes('a brace too many') ? null : 'refused';
      }
    };
    fc.assert(
      fc.property(message, (written) => {
        const ours = taken(compile, written);
        fc.pre(ours !== null);
        expect(ours, written).toEqual(taken(reference, written));
      }),
      { seed: 11, numRuns: 3000 },
    );
  });
});
