import { afterAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../../command.ts';
import { logIn, saved, tableWhere } from './tables.ts';

afterAll(tidyUp);

describe('a council', () => {
  const council =
    (name: string, people: number, ...options: readonly string[]) =>
    (lines: readonly string[]) =>
      called(
        ['play', 'diario', '--seed', name, '--seats', '2', '--people', String(people), ...options],
        lines,
      );

  test('LEAD-1 people at one screen speak, and the Leader hears them before deciding', async () => {
    const file = temporary('game.json');
    const name = tableWhere(2, ({ seat }) => seat === 1);
    const sit = council(name, 2, '--file', file);
    const { out } = await sit(['p1 for 2', 'p1 against 3', 'p2 for 1', '1', 'quit']);
    const [before = '', after = ''] = out.split(/^p1 was for: think \w+\.$/m);
    expect(before).toMatch(/^p2: Round 1: what does (\w+) do\? \[DAY-1\]$/m);
    // The same question again, with the voice heard, and then the next one.
    const [, again, next] = /Round 1: what does (\w+) do[\s\S]*Round 1: what does (\w+) do/.exec(after) ?? [];
    expect(before).toContain(`what does ${again} do`);
    expect(next).not.toBe(again);
    expect(logIn(file)).toEqual(['for 2', expect.stringMatching(/^rummage /)]);
    expect(saved(file).log.map(({ by }) => by)).toEqual([0, 1]);
    // A seat gives one voice only, and the Leader none beside the decision.
    expect(after.match(/^ {2}(against 3|p2 for 1)$/gm)).toHaveLength(2);
  });

  test('LEAD-1 the Leader opens the voices where not all have spoken, by a choice of the menu', async () => {
    const seed = tableWhere(3, ({ seat }) => seat === 0);
    const file = temporary('game.json');
    const play = ['play', 'diario', '--seed', seed, '--seats', '3', '--people', '3', '--file', file];
    const { out } = await called(play, ['p2 for 2', 'hear', 'p3 trust', '1', 'quit']);
    const [before = '', after = ''] = out.split(/^p2 was for: think \w+\.$/m);
    expect(before).toMatch(/^p2 spoke up\.$/m);
    expect(before).toMatch(/\bhear\b/);
    expect(before).toMatch(/^p1 opened the voices given so far\.$/m);
    expect(after).toMatch(/^p3 trusted the Leader\.$/m);
    expect(logIn(file)).toEqual(['for 2', 'hear', 'trust', expect.stringMatching(/^rummage /)]);
  });

  test('LEAD-1 a bot speaks before a person decides, and is heard at once', async () => {
    const file = temporary('game.json');
    const sit = council(
      tableWhere(2, ({ seat }) => seat === 0),
      1,
      '--file',
      file,
    );
    const { out } = await sit(['1', 'quit']);
    expect(
      saved(file)
        .log.map(({ by }) => by)
        .slice(0, 2),
    ).toEqual([1, 0]);
    const [before = '', after = ''] = out.split(/^p1: Round 1: .*$/m);
    expect(before).toMatch(/^p2 was for: .+\.\n {4}\S.*\d/m);
    expect(after).not.toMatch(/^p2 was for: .*\n(?:.*\n)*p1: Round 1/m);
  });

  test('three bots each give their own voice, and the log repeats their reasons', async () => {
    const seed = tableWhere(4, ({ seat }) => seat === 0);
    const play = ['play', 'diario', '--seed', seed, '--seats', '4', '--file', temporary('game.json')];
    const { out } = await called(play, ['1', 'log', 'quit']);
    const spoken = [...out.matchAll(/^p([234]) was for: .+\.\n {4}\S.*$/gm)].map(([words]) => words);
    expect(spoken.slice(0, 3).map((words) => words.slice(0, 2))).toEqual(['p2', 'p3', 'p4']);
    // The bots gave voices on both questions before these were asked; the log repeats all of them.
    expect(spoken.slice(spoken.length / 2)).toEqual(spoken.slice(0, spoken.length / 2));
  });

  test('a person gives a voice before a bot decides, and reads the decision', async () => {
    const file = temporary('game.json');
    const sit = council(
      tableWhere(2, ({ seat }) => seat === 1),
      1,
      '--file',
      file,
    );
    const { out } = await sit(['99', 'for 2', 'quit']);
    expect(out).toMatch(/^p2: Round 1: what does \w+ do\? \[DAY-1\]$/m);
    expect(out).toMatch(/^ +1 {2}rummage \w+/m);
    expect(out).toMatch(/^p1: p2 decides\. Speak for or against an option, (.*\n {2})*.*\[LEAD-1\]$/m);
    expect(out).toMatch(/^The list goes from 1 to \d+/m);
    expect(out).toMatch(/^p1 was for: think \w+\.$/m);
    const [voice, decision] = saved(file).log;
    expect(voice).toEqual({ by: 0, choice: 'for 2' });
    expect(decision?.by).toBe(1);
  });
});
