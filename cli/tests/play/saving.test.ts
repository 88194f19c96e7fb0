import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, finished, start, temporary, tidyUp, vigilia } from '../command.ts';
import { ALWAYS_THE_FIRST, savedLog, TABLE } from './table.ts';

afterAll(tidyUp);

describe('saving', () => {
  test('a game whose process was killed resumes where it was', async () => {
    const [whole, torn] = [temporary('whole.json'), temporary('torn.json')];
    await vigilia([...TABLE, '--file', whole], ALWAYS_THE_FIRST);
    const child = start([...TABLE, '--file', torn]);
    const ended = finished(child);
    let asked = 0;
    child.stdout.on('data', (chunk: string) => {
      for (const _ of chunk.matchAll(/^p1: /gm)) {
        asked++;
        if (asked === 30) child.kill('SIGKILL');
        else child.stdin.write('1\n');
      }
    });
    child.stdin.on('error', () => {});
    expect((await ended).code).toBeNull();
    const before = savedLog(torn);
    expect(before.filter(({ by }) => by === 0).length).toBeGreaterThanOrEqual(29);
    const { code, out } = await vigilia(['play', '--resume', torn], ALWAYS_THE_FIRST);
    expect(code).toBe(0);
    expect(out).toContain('Seed ');
    expect(savedLog(torn)).toEqual(savedLog(whole));
    expect(savedLog(torn).slice(0, before.length)).toEqual(before);
  });

  test('saves without --file in the data folder, and finds the latest game there', async () => {
    const home = dirname(temporary('home'));
    const env = { XDG_DATA_HOME: home, APPDATA: home };
    expect((await vigilia(['play', '--resume'], [], env)).err).toContain('No game is saved in');
    const left = await vigilia(TABLE, ['1'], env);
    const [name] = readdirSync(`${home}/vigilia`);
    expect(name).toMatch(/^011-[0-9a-f]{12}\.json$/);
    expect(left.out).toContain(`vigilia play --resume ${home}`);
    const resumed = await vigilia(['play', '--resume'], ['quit'], env);
    expect(resumed.code).toBe(0);
    expect(resumed.out.split('\n')[0]).toBe(left.out.split('\n')[0]);
  });

  test('never overwrites a saved game', async () => {
    const file = temporary('game.json');
    await called([...TABLE, '--file', file], ['quit']);
    const before = readFileSync(file, 'utf8');
    const { code, err } = await called([...TABLE, '--file', file]);
    expect(code).toBe(2);
    expect(err).toContain('--resume');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('rejects a file that is not a saved game', async () => {
    const file = temporary('game.json');
    await called([...TABLE, '--file', file], ['1', '1', 'quit']);
    const save = JSON.parse(readFileSync(file, 'utf8'));
    for (const [spoilt, sentence] of [
      ['{}', 'is not a saved game'],
      ['{"vigilia"', 'is not a saved game'],
      [JSON.stringify({ ...save, header: { ...save.header, rules: 9 } }), 'version 9 of the rules'],
      [JSON.stringify({ ...save, log: [{ by: 0, choice: 'end' }] }), 'cannot be resumed'],
    ] as const) {
      writeFileSync(file, spoilt);
      const { code, err } = await called(['play', '--resume', file]);
      expect(code).toBe(1);
      expect(err).toContain(sentence);
    }
  });
});
