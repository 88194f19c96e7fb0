// cspell:disable
import { describe, expect, test } from 'vitest';
import { complaintsAboutCard } from '../../languages/complaints.ts';
import { englishComplaints } from '../../languages/english.ts';
import { keyComplaints } from '../../languages/keys.ts';
import { lengthComplaints } from '../../languages/length.ts';
import { renderingComplaints } from '../../languages/renderings.ts';
import { TRANSLATIONS } from '../../languages/translations.ts';
import { typographyComplaints } from '../../languages/typography.ts';
import { variableComplaints } from '../../languages/variables.ts';
import { card } from './sample.ts';

const KEY = 'leaflets-red.lines.soft';

describe('the words of a card in another language', () => {
  test.each(TRANSLATIONS)('pass without faults in %s', (language) => {
    expect(complaintsAboutCard(card(language))).toEqual([]);
  });

  test('may be missing altogether', () => {
    expect(complaintsAboutCard(card('it', '', { translated: null }))).toEqual([]);
  });

  test('have every text of the original, and no other', () => {
    const prose = { title: 'T', text: ['One.', 'Two.'], options: {}, lines: { soft: 'Quiet.' } };
    const original = { 'leaflets-red': prose, 'leaflets-blue': prose };
    const translated = {
      'leaflets-red': { ...prose, title: ' ', text: ['Uno.'], lines: { sotf: 'Piano.' } },
      'leaflets-grey': { title: 'T' },
    };
    expect(keyComplaints({ ...card('it'), original, translated })).toEqual([
      'leaflets-blue: is missing',
      'leaflets-red.title: is empty',
      'leaflets-red.text.1: is missing',
      'leaflets-red.lines.soft: is missing',
      'leaflets-red.lines.sotf: is not in English',
      'leaflets-grey.title: is not in English',
    ]);
  });
});

describe('variables of a translation', () => {
  const faults = (words: string, original?: string) =>
    variableComplaints(card('ru', words, original === undefined ? {} : { original })).map((complaint) =>
      complaint.slice(KEY.length + 2),
    );

  test('name the same people, in the forms of the language', () => {
    expect(faults('Мы зовём {other_acc}.')).toEqual([]);
    expect(faults('Мы зовём.')).toEqual(['leaves out {other}']);
    expect(faults('{other} и {ill}.')).toEqual(['invents {ill}']);
    expect(faults('{other_de}.')).toEqual([
      '{other_de} is no form of this language: gen, dat, acc, ins, prep, o',
    ]);
    expect(faults('{other} {otherIs}.')).toEqual(['{otherIs} can only be selected by']);
    expect(faults('{other, plural, other {а}} {other}.')).toEqual([
      'uses more than variables and selections',
    ]);
    expect(faults('{other')[0]).toMatch(/cannot be read/);
  });

  test('may select by gender where the original does not, and need not where it does', () => {
    expect(faults('{other} {otherIs, select, woman {пришла} other {пришёл}}.')).toEqual([]);
    expect(faults('{other}.', '{other} and {otherIs, select, woman {her} other {his}} bag')).toEqual([]);
    expect(faults('{other} {otherIs, select, man {пришёл} other {пришла}}.')).toEqual([
      '{otherIs} has the branches man,other, not other,woman',
    ]);
  });

  test('select by fate as the original does', () => {
    const original = '{other}: {otherFate, select, here {a} dead {b} other {c}}';
    expect(faults('{other}: {otherFate, select, here {а} dead {б} other {в}}', original)).toEqual([]);
    expect(faults('{other}: {otherFate, select, here {а} other {в}}', original)).toEqual([
      '{otherFate} has the branches here,other, not dead,here,other',
    ]);
    expect(faults('{other}.', original)).toEqual(['does not select by {otherFate}']);
  });
});

describe('the length of a translation', () => {
  test.each([
    ['a'.repeat(69), 'b'.repeat(100), false],
    ['a'.repeat(70), 'b'.repeat(100), true],
    ['a'.repeat(150), 'b'.repeat(100), true],
    ['a'.repeat(151), 'b'.repeat(100), false],
    // Short texts have more room.
    ['a'.repeat(32), 'b'.repeat(10), true],
    ['a'.repeat(33), 'b'.repeat(10), false],
    ['aaaa', 'b'.repeat(10), false],
  ])('%s for %s', (words, original, isRight) => {
    expect(lengthComplaints(card('it', words, { original })).length).toBe(isRight ? 0 : 1);
  });
});

describe('English that is left', () => {
  test.each([
    ['it', 'Prende the lampada.', 'the'],
    ['pt', 'Vem with {other_o}.', 'with'],
    ['ru', 'Он взял lamp.', 'lamp'],
    [
      'it',
      'It is quiet, and {other} goes down to the cellar with the lamp to count what is left there.',
      'It',
    ],
  ] as const)('in %s: %s', (language, words, found) => {
    expect(englishComplaints(card(language, words))[0]).toMatch(new RegExp(`^${KEY}: .*\\b${found}\\b`));
  });

  test('is no word that the language has too', () => {
    expect(englishComplaints(card('it', 'All’alba le more.'))).toEqual([]);
  });
});

describe('typography', () => {
  test.each([
    ['it', 'Dice "ecco".'],
    ['it', "Dice l'ora."],
    ['it', 'Poi... niente.'],
    ['it', 'Il pane  caldo.'],
    ['it', 'Il pane - caldo.'],
    ['it', 'Il pane — caldo.'],
    ['it', '« Ecco » dice.'],
    ['it', '«Ecco,» dice.'],
    ['it', 'E’ tardi, perché no.'],
    ['it', 'È tardi, perchè no.'],
    ['it', 'Un pò di pane.'],
    ['it', 'L’ ora.'],
    ['it', 'Lo dà a {other}.'],
    ['pt', 'O pão – quente.'],
    ['pt', 'O pão—quente.'],
    ['pt', 'Você vem.'],
    ['pt', 'A acção.'],
    ['pt', 'O trem parte.'],
    ['pt', '{other_o} vem.'],
    ['pt', 'Fim. {other_o} vem.'],
    ['pt', 'A mala de {other_o}.'],
    ['pt', 'A mala da {other}.'],
    ['ru', 'Хлеб – тёплый.'],
    ['ru', 'Хлеб—тёплый.'],
    ['ru', 'Он еще тут.'],
    ['ru', 'Черный хлеб.'],
    ['ru', '«Вот,» — говорит он.'],
    ['ru', 'Мы говорим о {other_prep}.'],
    ['ru', 'Сумка {other}а.'],
  ] as const)('complains in %s about %s', (language, words) => {
    expect(typographyComplaints(card(language, words))).toHaveLength(1);
  });

  test.each([
    ['it', '«Un po’ di “pane”» dice {other} – e basta – {other_a}.'],
    ['pt', '— Página nove — diz {other_o}. {other_O} ri. À mesa {other_de}: «pão».'],
    ['ru', '— Вот, — говорит {other}. «Чёрный „хлеб“», — и всё. Чернила {other_gen}, речь {other_o}.'],
  ] as const)('accepts in %s: %s', (language, words) => {
    expect(typographyComplaints(card(language, words))).toEqual([]);
    expect(renderingComplaints(card(language, words))).toEqual([]);
  });
});

describe('a text read with each of the people', () => {
  test.each([
    ['it', 'A {otherIs, select, woman {casa} other {}} {other}.', /doubled space/],
    ['it', 'Per {ill_gen}.', /open variable \(\{ill_gen\}\)/],
    ['it', '«Ecco dice {other}.', /unevenly/],
    ['it', 'Ecco» dice {other}.', /unevenly/],
    ['it', '“Ecco” dice {other}.', /only inside/],
    ['it', '«Ecco “qui» dice”.', /unevenly/],
    ['it', 'Ecco {other} .', /space before a stop/],
    ['it', 'La casa di di {other}.', /"di" twice/],
    ['pt', '{otherIs, select, woman {a} other {O}} {other}.', /small letter/],
  ] as const)('in %s: %s', (language, words, why) => {
    expect(renderingComplaints(card(language, words))[0]).toMatch(why);
  });
});
