import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, finished, questionsIn, start, temporary, tidyUp, vigilia } from '../command.ts';

afterAll(tidyUp);

/** The first choice of every list, again and again: more often than any game asks. */
const ALWAYS_THE_FIRST = Array.from({ length: 2000 }, () => '1');
const TABLE = ['play', '011', '--seed', 'a dark night'];

function savedLog(file: string): { by: number; choice?: string; backTo?: number }[] {
  return JSON.parse(readFileSync(file, 'utf8')).log;
}

describe('a whole game through a pipe', () => {
  test('goes to its end, tells the seed, and its audit file is true', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const { code, out, err } = await vigilia([...TABLE, '--file', file, '--audit', audit], ALWAYS_THE_FIRST);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { seed, commitment } = JSON.parse(readFileSync(file, 'utf8')).header;
    expect(out.split('\n')[0]).toContain(commitment);
    const last = out.trimEnd().split('\n').slice(-5).join('\n');
    expect(last).toContain(seed);
    expect(last).toContain(commitment);
    expect(out.indexOf(seed)).toBeGreaterThan(out.length - 600);
    expect(out).not.toContain('\u001b');
    expect((await called(['audit', audit])).out).toMatch(/^1 game, .* all as recorded/);
  });

  test.each(['it', 'pt', 'ru'])('goes to its end in %s', async (language) => {
    const { code, err } = await vigilia(
      ['play', '011', '--lang', language, '--seats', '3', '--people', '3', '--file', temporary('game.json')],
      ALWAYS_THE_FIRST,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('several people are called to the screen one after the other', async () => {
    const { out } = await vigilia(
      [...TABLE, '--people', '4', '--beginners', '--file', temporary('game.json')],
      ALWAYS_THE_FIRST,
    );
    const asked = questionsIn(out).map(({ player }) => player);
    const called = [...out.matchAll(/^Now it is (p\d)’s turn at the screen\.$/gm)].map(
      ([, player]) => player,
    );
    // The curtain falls when somebody else is asked, and only then.
    expect(called).toEqual(asked.filter((player, index) => player !== asked[index - 1]));
    expect(new Set(called).size).toBe(4);
  });
});

describe('what a person sees', () => {
  test('the news, the board, the own hand, the question with its clause and its choices', async () => {
    const { out } = await vigilia([...TABLE, '--file', temporary('game.json')]);
    expect(out).toMatch(/^You were dealt \w+, Investigate 3, Transport, Research 3 and Compose 3\.$/m);
    expect(out).toMatch(/^p2 was dealt 5 cards\.$/m);
    expect(out).toMatch(/^Hour I: Auction$/m);
    expect(out).toMatch(/^Event [A-K]: /m);
    expect(out).toMatch(/^ {3}c0 .* c10$/m);
    expect(out).toMatch(/^r6 .* 5Kol .* 6Lew /m);
    expect(out).toMatch(/^ {2}\+3 /m);
    expect(out).toMatch(/^Your cards: /m);
    expect(questionsIn(out)).toEqual([{ player: 'p1', clause: 'AUC-2' }]);
    expect(out).toMatch(/^ +\d+ {2}bid \w+ \d+\.\.44 /m);
  });

  test('orders are obeyed and change nothing', async () => {
    const file = temporary('game.json');
    const orders = [
      'help',
      '?',
      'rules',
      'rules GEAR-1',
      'rules AUC-77',
      'board',
      'sheet',
      'log 3',
      'save',
      '',
    ];
    const { code, out } = await vigilia([...TABLE, '--file', file], orders);
    expect(code).toBe(0);
    expect(out).toContain('take your last choice back');
    expect(out).toMatch(/^AUC-\d {5}/m);
    expect(out).toMatch(/^GEAR-1 {4}/m);
    expect(out).toContain('There is no clause or chapter AUC-77');
    expect(out.match(/^ {3}c0 /gm)).toHaveLength(2);
    expect(out).toMatch(/^Vidal +\d+% /m);
    expect(out).toContain(`Saved in ${file}`);
    expect(savedLog(file).every(({ by }) => by !== 0)).toBe(true);
  });
});

describe('a line that is refused', () => {
  test.each([
    ['gamble 3', 1, null],
    ['bid IX 3', 5, 'AUC'],
    ['bid I', 7, 'AUC'],
    ['walk r4c5', 1, 'AUC'],
    ['  pass  pass', 7, 'AUC'],
  ])('%j: the caret stands under column %i', async (line, column, chapter) => {
    const { out } = await vigilia([...TABLE, '--file', temporary('game.json')], [line]);
    const rows = out.split('\n');
    const at = rows.findIndex((row) => /^ *\^$/.test(row));
    expect(rows[at - 1]).toBe(`  ${line.trim()}`);
    expect(rows[at]).toBe(`  ${' '.repeat(column - 1)}^`);
    expect(rows[at + 1]).toMatch(chapter === null ? /\S/ : new RegExp(`^${chapter}-\\d: `));
  });

  test('a number that is not in the list, an amount outside a range', async () => {
    const { out } = await vigilia([...TABLE, '--file', temporary('game.json')], ['99', '2 99', '0']);
    expect(out.match(/^The list goes from 1 to \d/gm)).toHaveLength(2);
    expect(out).toMatch(/^AUC-6: You can bid 44 at most/m);
  });
});

describe('choosing', () => {
  test('by number, by number and amount, by notation', async () => {
    const file = temporary('game.json');
    const { out } = await vigilia([...TABLE, '--people', '4', '--file', file], ['1 3', '2', 'PASS']);
    expect(savedLog(file).map(({ choice }) => choice)).toEqual(['bid I 3', 'bid I 4', 'pass']);
    expect(out).toContain('bid 3 for position I.');
  });

  test('several at once, all of them or none', async () => {
    const [file, other] = [temporary('game.json'), temporary('other.json')];
    const toTheTurn = [
      '1',
      'pass',
      'pass',
      'pass',
      '1',
      'pass',
      'pass',
      '1',
      'pass',
      '1',
      '1',
      '1',
      'choose vikstrom',
    ];
    const table = [...TABLE, '--people', '4'];
    const { out } = await vigilia([...table, '--file', file], [...toTheTurn, 'turn 1; fly r0c0']);
    expect(savedLog(file)).toHaveLength(toTheTurn.length);
    expect(out).toContain('  turn 1; fly r0c0\n          ^');
    await vigilia([...table, '--file', other], [...toTheTurn, 'turn 1; stop']);
    expect(
      savedLog(other)
        .map(({ choice }) => choice)
        .slice(-3),
    ).toEqual(['choose vikstrom', 'turn 1', 'stop']);
  });

  test('and taking back, as far as nothing new was learnt', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const toTheTurn = ['1', 'pass', 'pass', 'pass', '1', 'pass', 'pass', '1', 'pass', '1', '1', '1'];
    const back = ['undo', 'choose vikstrom', 'turn 1', 'undo', 'undo', 'choose johnsson'];
    const { out } = await vigilia(
      [...TABLE, '--people', '4', '--file', file, '--audit', audit],
      [...toTheTurn, ...back, ...ALWAYS_THE_FIRST],
    );
    const log = savedLog(file).slice(toTheTurn.length, toTheTurn.length + 5);
    expect(log.map(({ choice, backTo }) => choice ?? backTo)).toEqual([
      'choose vikstrom',
      'turn 1',
      toTheTurn.length + 1,
      toTheTurn.length,
      'choose johnsson',
    ]);
    expect(out).toContain('There is nothing here that you can take back on your own.');
    // What was taken back is in the record too.
    const recorded = readFileSync(audit, 'utf8').trimEnd().split('\n').slice(2);
    const entries = recorded.map((line) => JSON.parse(line)).map(({ choice, backTo }) => choice ?? backTo);
    expect(entries.slice(toTheTurn.length, toTheTurn.length + 5)).toEqual(
      log.map(({ choice, backTo }) => choice ?? backTo),
    );
    // And is told as if it had not been.
    const { out: told } = await called(['replay', audit]);
    expect(told).toMatch(new RegExp(`^${toTheTurn.length + 1} {2}p\\d: choose johnsson$`, 'm'));
    expect((await called(['audit', audit])).code).toBe(0);
  });
});

describe('saving', () => {
  test('a killed game goes on as if it never had been', async () => {
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

  test('without a file the game lies in the own data folder, and the latest is found there', async () => {
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

  test('a game that was put away is never written over', async () => {
    const file = temporary('game.json');
    await vigilia([...TABLE, '--file', file], ['quit']);
    const before = readFileSync(file, 'utf8');
    const { code, err } = await called([...TABLE, '--file', file]);
    expect(code).toBe(2);
    expect(err).toContain('--resume');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('what is no saved game cannot be taken up', async () => {
    const file = temporary('game.json');
    await vigilia([...TABLE, '--file', file], ['1', '1', 'quit']);
    const save = JSON.parse(readFileSync(file, 'utf8'));
    for (const [spoilt, sentence] of [
      ['{}', 'is not a saved game'],
      ['{"vigilia"', 'is not a saved game'],
      [JSON.stringify({ ...save, header: { ...save.header, rules: 9 } }), 'version 9 of the rules'],
      [JSON.stringify({ ...save, log: [{ by: 0, choice: 'end' }] }), 'cannot be taken up again'],
    ] as const) {
      writeFileSync(file, spoilt);
      const { code, err } = await called(['play', '--resume', file]);
      expect(code).toBe(1);
      expect(err).toContain(sentence);
    }
  });
});
