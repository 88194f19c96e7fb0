import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../../rules-once/exceptions.ts';
import { survey, surveyed } from '../../rules-once/survey.ts';

const found = survey();
const isExcepted = ({ file, why }: (typeof found)[number]) => EXCEPTIONS[file]?.[why] !== undefined;

test('no bot, page, terminal or solver decides what a rule of its game decides', () => {
  const left = found.filter((repeat) => !isExcepted(repeat));
  expect(left.map(({ file, line, why }) => `${file}:${line}: ${why}`)).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = new Set(found.map(({ file, why }) => `${file}: ${why}`));
  const all = Object.entries(EXCEPTIONS).flatMap(([file, whys]) =>
    Object.keys(whys).map((why) => `${file}: ${why}`),
  );
  expect(all.filter((exception) => !needed.has(exception))).toEqual([]);
});

test('the survey sees the rules of both games and what plays by them', () => {
  const { beside, rules } = surveyed();
  expect(beside).toBeGreaterThan(200);
  expect(rules).toBeGreaterThan(20);
});
