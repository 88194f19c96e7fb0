import ts from 'typescript';
import { expect, test } from 'vitest';
import { numbersIn } from '../../rules-once/numbers.ts';
import { questionsIn, repeatsIn } from '../../rules-once/repeats.ts';

const RULES = parsed(`
  export const HOUR_OF_FENRIR = 5;
  export const TEETH: readonly number[] = [1, 2, 3];
  export const PAGES = { hero: 15, fenrir: 12 } as const;
  export const NAMES = ['I', 'II'];
  const MOST_TIME = 45;
  export function canEnter() {}
  export function pay() {}
  function isOccupied() {}
  export const ride = { can: () => true, happen() {}, whyNot() {} };
`);

function parsed(code: string): ts.SourceFile {
  return ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, true);
}

function complaints(code: string): string[] {
  const rules = { numbers: numbersIn(RULES), questions: new Set(questionsIn(RULES)) };
  return repeatsIn(parsed(code), rules).map(({ line, why }) => `${line}: ${why}`);
}

test('collects the numbers of the rules and the questions they answer', () => {
  expect(numbersIn(RULES).map(({ name }) => name)).toEqual(['HOUR_OF_FENRIR', 'TEETH', 'PAGES', 'MOST_TIME']);
  expect(questionsIn(RULES)).toEqual(['canEnter', 'can', 'whyNot']);
});

test.each([
  ['a number by its name', `import { HOUR_OF_FENRIR } from 'g';\nif (hour < HOUR_OF_FENRIR) wake();`],
  ['under another name', `import { HOUR_OF_FENRIR as V } from 'g';\nconst is = hour === V;`],
  [
    'taken over into a variable',
    `import { HOUR_OF_FENRIR } from 'g'; const v = HOUR_OF_FENRIR - 1;\nhour > v;`,
  ],
  ['as a limit', `import { HOUR_OF_FENRIR } from 'g';\nconst n = Math.min(hour, HOUR_OF_FENRIR);`],
])('names a comparison with %s', (_, code) => {
  expect(complaints(code)).toEqual(['2: compares with HOUR_OF_FENRIR']);
});

test('names a comparison with an entry of a record', () => {
  const code = `import { PAGES } from 'g';\nconst isDone = music >= PAGES[role];`;
  expect(complaints(code)).toEqual(['2: compares with PAGES']);
});

test.each(['view.hour < 5', 'view.hour >= 5', 'view.hour <= 4', '4 < hours.length', 'hour !== 5'])(
  'names the number of a rule written out: %s',
  (comparison) => {
    expect(complaints(`if (${comparison}) wake();`)).toEqual([
      '1: compares with the number of HOUR_OF_FENRIR',
    ]);
  },
);

test('names a constant that repeats a number of the rules, and a function that repeats a question of theirs', () => {
  expect(complaints('const MOST_TEETH = 3;')).toEqual(['1: MOST_TEETH repeats TEETH']);
  expect(complaints('function canEnter() {}')).toEqual(['1: canEnter is a question of the rules']);
  expect(complaints('const KINDS = { ride: { can: () => true }, walk: { can() {} } };')).toEqual([
    '1: can is a question of the rules',
    '1: can is a question of the rules',
  ]);
  expect(complaints('const canEnter = () => true;')).toEqual(['1: canEnter is a question of the rules']);
});

test.each([
  `import { canPay, HOUR_OF_FENRIR } from 'g'; draw(HOUR_OF_FENRIR); if (canPay(time, HOUR_OF_FENRIR)) pay();`,
  'if (view.hour < 8 || seats > 5 || teeth.length === 0) look();',
  'const HOURS_AHEAD = 2; const FIVES = [5, 10]; const FIRST_FACE = 3;',
])('says nothing where the rules are asked, or another number is meant', (code) => {
  expect(complaints(code)).toEqual([]);
});
