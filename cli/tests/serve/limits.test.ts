import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { CommandError } from '../../src/arguments/errors.ts';
import { limitsOf } from '../../src/serve/limits.ts';
import { temporary, tidyUp } from '../command.ts';

afterEach(tidyUp);

const limitsIn = (path: string) => limitsOf({ values: { limits: path }, positionals: [] });

function written(content: string): string {
  const path = temporary('limits.json');
  writeFileSync(path, content);
  return path;
}

function complaintAbout(path: string) {
  try {
    limitsIn(path);
  } catch (error) {
    if (error instanceof CommandError) return { key: error.text.key, where: error.text.vars.where };
  }
  return null;
}

test('keeps the usual limits without a file', () => {
  expect(limitsOf({ values: {}, positionals: [] })).toEqual({});
});

test('a file changes the limits it names', () => {
  const limits = { socketsOfAddress: 50, requests: { burst: 500, perSecond: 0.5 } };
  expect(limitsIn(written(JSON.stringify(limits)))).toEqual({ limits });
});

describe('names what is not a limit', () => {
  test.each([
    ['{"socketsOfNobody":50}', 'socketsOfNobody'],
    ['{"sockets":0}', 'sockets'],
    ['{"sockets":"many"}', 'sockets'],
    ['{"requests":20}', 'requests'],
    ['{"requests":{"burst":20}}', 'requests.perSecond'],
    ['{"requests":{"burst":20,"perSecond":0}}', 'requests.perSecond'],
    ['[]', 'JSON'],
    ['sockets', 'JSON'],
  ])('%s: %s', (content, where) => {
    expect(complaintAbout(written(content))).toEqual({ key: 'usage.limits', where });
  });

  test('names a missing file', () => {
    expect(complaintAbout('/nowhere/limits.json')).toMatchObject({ key: 'usage.no-file' });
  });
});
