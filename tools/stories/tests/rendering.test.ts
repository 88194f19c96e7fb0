import { messagesOf } from '@vigilia/tools/texts';
import { describe, expect, test } from 'vitest';
import { tell } from '../../../games/diario/src/data/language/make-effects.ts';
import type { Prose } from '../../../games/diario/src/data/language/story.ts';
import { PERSON_IDS } from '../../../games/diario/src/data/people.ts';
import { printed } from '../print.ts';
import { renderingComplaints } from '../rendering/complaints.ts';
import { renderingsOf } from '../rendering/renderings.ts';
import { book, leaflet, prose, story, words } from './sample.ts';

const textsOf = (text: string, language = 'en') =>
  renderingsOf(prose({ text: [text] }), language)
    .filter(({ where }) => where === 'text')
    .map((rendering) => rendering.text);

describe('renderings', () => {
  test('name each person in each role', () => {
    const names = PERSON_IDS.map((id) => messagesOf('games/diario', 'en')?.[`person.${id}`]);
    const texts = textsOf('{ill} and {other}');
    expect(texts).toHaveLength(12);
    expect(new Set(texts.map((text) => text.split(' and ')[0]))).toEqual(new Set(names));
    expect(new Set(texts.map((text) => text.split(' and ')[1]))).toEqual(new Set(names));
    for (const text of texts) expect(text).not.toMatch(/^(\w+) and \1$/);
  });

  test('select by both genders and every fate', () => {
    expect(new Set(textsOf('{illIs, select, woman {her} other {his}}'))).toEqual(new Set(['her', 'his']));
    const fates =
      '{illFate, select, here {a} dead {b} left {c} other {d}}{illIs, select, woman {x} other {y}}';
    expect(new Set(textsOf(fates))).toEqual(new Set(['ax', 'ay', 'bx', 'by', 'cx', 'cy']));
  });

  test('use the names of the language', () => {
    const name = messagesOf('games/diario', 'ru')?.['person.iskra'];
    expect(textsOf('{ill}', 'ru')).toContain(name);
  });

  test('render once what has no variables', () => {
    expect(textsOf('It is quiet.')).toEqual(['It is quiet.']);
  });
});

describe('how a story reads', () => {
  const complaints = (text: readonly string[], language = 'en') =>
    renderingComplaints(
      book([leaflet()], { words: [words({ language, stories: { 'leaflets-red': prose({ text }) } })] }),
    );

  test.each<[fault: string, broken: string, mended: string]>([
    ['has a doubled space (He  sits.)', 'He  sits.', 'He sits.'],
    ['has a space before a stop (He sits .)', 'He sits .', 'He sits.'],
    ['has a straight quotation mark ("No.")', '"No."', '“No.”'],
    ['opens and closes quotations unevenly', '“No.', '“No.”'],
    ['opens and closes quotations unevenly', 'No.”', 'No.'],
    ['begins or ends with a space', 'He sits. ', 'He sits.'],
    ['has an open variable ({stranger})', '{stranger} sits.', '{other} sits.'],
  ])('reports that it %s', (fault, broken, mended) => {
    expect(complaints([broken])).toEqual([`en: leaflets-red: text ${fault}`]);
    expect(complaints([mended])).toEqual([]);
  });

  test('reports an empty paragraph', () => {
    expect(complaints(['It is quiet.', ''])).toEqual([
      'en: leaflets-red: text is empty or has an empty paragraph',
    ]);
  });

  test('finds a fault that shows with some people only, once', () => {
    expect(complaints(['He {otherIs, select, woman {} other {sits}} .'])).toEqual([
      'en: leaflets-red: text has a doubled space (He  .)',
      'en: leaflets-red: text has a space before a stop (He  .)',
      'en: leaflets-red: text has a space before a stop (He sits .)',
    ]);
  });

  test('lets a quotation go on in the next paragraph, which opens it again', () => {
    expect(complaints(['“One.', '“Two.”'])).toEqual([]);
    expect(complaints(['“One.', 'Two.”'])).toHaveLength(1);
  });

  test('knows the quotation marks of a language', () => {
    expect(complaints(['«Нет „да“».'], 'ru')).toEqual([]);
    expect(complaints(['«Нет „да».'], 'ru')).toEqual([
      'ru: leaflets-red: text opens and closes quotations unevenly',
    ]);
  });

  test('looks at options and lines', () => {
    const spoken: Prose = prose({ options: { go: 'Go  on' }, lines: { soft: '' } });
    expect(
      renderingComplaints(book([leaflet()], { words: [words({ stories: { 'leaflets-red': spoken } })] })),
    ).toEqual([
      'en: leaflets-red: option go has a doubled space (Go  on)',
      'en: leaflets-red: line soft is empty or has an empty paragraph',
    ]);
  });
});

describe('printed stories', () => {
  const stories = Array.from({ length: 20 }, (_, index) =>
    story(`story-${index}`, { options: [{ id: 'go', effects: [tell('soft')] }] }),
  );
  const spoken = (title: string) =>
    Object.fromEntries(
      stories.map(({ id }) => [
        id,
        prose({ title, text: ['{other} waits.'], lines: { soft: 'Quiet.' }, options: { go: 'Go' } }),
      ]),
    );
  const whole = book(stories, {
    words: [
      words({ stories: spoken('A title') }),
      words({ language: 'it', stories: spoken('Another title') }),
    ],
  });
  const ids = (seed: string) =>
    printed(whole, { count: 5, seed, language: 'en' }).filter((line) => line.startsWith('## '));

  test('are drawn by the seed', () => {
    expect(ids('1')).toEqual(ids('1'));
    expect(new Set(ids('1')).size).toBe(5);
    expect(ids('1')).not.toEqual(ids('2'));
  });

  test('have all their parts, each line below its option, and names', () => {
    const lines = printed(whole, { count: 1, seed: '1', language: 'en' });
    expect(lines.filter((line) => line.startsWith('['))).toEqual([
      '[title]',
      '[text]',
      '[option go]',
      '[line soft]',
    ]);
    expect(lines.join('\n')).toMatch(/\n\p{Lu}\p{L}+ waits\.\n/u);
  });

  test('stand below the original in another language', () => {
    const lines = printed(whole, { count: 1, seed: '1', language: 'it' });
    expect(lines.slice(1, 4)).toEqual(['[title]', 'A title', 'Another title']);
  });

  test('have words in the language', () => {
    expect(printed(whole, { count: 5, seed: '1', language: 'ru' })).toEqual([]);
  });
});
