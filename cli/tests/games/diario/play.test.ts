import { readFileSync } from 'node:fs';
import { game as diario, planner } from '@vigilia/game-diario';
import {
  type Ask,
  choose,
  drawBelow,
  header,
  imagining,
  isRefusal,
  namedSeed,
  open,
  print,
  text,
  wholeNumber,
} from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemsOf } from '../../../src/play/menu.ts';
import { opinionLine } from '../../../src/play/opinions.ts';
import { isSave, type Save } from '../../../src/play/save.ts';
import { called, questionsIn, temporary, tidyUp, vigilia } from '../../command.ts';
import { tableWhere } from './tables.ts';

afterAll(tidyUp);

const SEED = namedSeed('a typed siege');
/** A whole game as it may be typed: in notation, and by the numbers of its menus. */
const typed = wholeGame();
/** What the screen showed of it. */
let shown = '';

beforeAll(async () => {
  const { code, out } = await called(tableIn(temporary('game.json')), typed.lines);
  expect(code).toBe(0);
  shown = out;
});

function tableIn(file: string, ...options: readonly string[]): string[] {
  return ['play', 'diario', '--seed', SEED, '--file', file, ...options];
}

function saved(file: string): Save {
  const save: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSave(save)) throw new Error(`${file} is no saved game`);
  return save;
}

function logIn(file: string): string[] {
  return saved(file).log.map((entry) => ('choice' in entry ? entry.choice : `undo to ${entry.backTo}`));
}

describe('a whole game through a pipe', () => {
  test('by notation, to its end, with an audit file that is true', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const { code, out, err } = await vigilia(tableIn(file, '--audit', audit), typed.lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(logIn(file)).toEqual(typed.lines);
    expect(out).toContain(`Seed ${SEED}`);
    expect((await called(['audit', audit])).out).toMatch(/^1 game, .* all as recorded/);
  });

  test('by numbers, put away in the middle and taken up again', async () => {
    const file = temporary('game.json');
    const half = Math.floor(typed.numbers.length / 2);
    const left = await called(tableIn(file), typed.numbers.slice(0, half));
    expect(left.out).toContain(`vigilia play --resume ${file}`);
    expect(logIn(file)).toEqual(typed.lines.slice(0, half));
    const { code, out } = await called(['play', '--resume', file], typed.numbers.slice(half));
    expect(code).toBe(0);
    expect(logIn(file)).toEqual(typed.lines);
    const end = (screen: string) =>
      screen.slice(screen.lastIndexOf('\nSeed '), screen.lastIndexOf('\nTo have'));
    expect(end(out)).toBe(end(shown));
  });

  test.each(['it', 'pt', 'ru'])('in %s', async (language) => {
    const { code, out, err } = await called(tableIn(temporary('game.json'), '--lang', language), typed.lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(SEED);
    expect(out).not.toMatch(/[{}]/);
    expect(tooWide(out)).toEqual([]);
  });
});

describe('what a person sees', () => {
  test('every question with its clause', () => {
    const questions = questionsIn(shown).map(({ clause }) => clause);
    expect(questions).toHaveLength(typed.lines.length);
    for (const clause of ['DAY-1', 'DUSK-1', 'DUSK-2', 'EVE-1', 'SCAV-1', 'DAWN-5'])
      expect(questions).toContain(clause);
  });

  test('the odds before a roll', () => {
    expect(shown).toMatch(/\b(70|91) % to open\b/);
    expect(shown).toContain('10 %: a sniper, 2 Wounds');
    expect(shown).toMatch(/\b1 to 4 pieces, \d\.\d on average/);
    expect(shown).toMatch(/^ +\d+ {2}thirst \w+ +.* 50 % Hunger \+1, 50 % Misery \+1$/m);
    expect(shown).toMatch(/^ +\d+ {2}loudly +.* Noise \d: \d0 % to be heard$/m);
  });

  test('what happens unless something is done about it', () => {
    expect(shown).toMatch(/^At Dusk there is no Water for \d (person|people): /m);
    expect(shown).toMatch(/^Nobody keeps guard yet\. A house without a guard is lost\.$/m);
    expect(shown).toMatch(/^.+: \d+ unseen cards?, Noise \d\.$/m);
  });

  test('what an option of a story costs and puts at stake', () => {
    const options = [...shown.matchAll(/^ +\d+ {2}decide [a-z-]+ {3}.*(?:\n {12,}\S.*)*/gm)].map(([words]) =>
      words.replace(/\s+/g, ' '),
    );
    for (const stake of [/[A-Z]\w+ −\d\b/, /[A-Z]\w+ \+\d\b/, /\b\d0 %: /])
      expect(options.filter((words) => stake.test(words)).length, String(stake)).toBeGreaterThan(0);
    for (const words of options)
      expect(words).toMatch(/\d|Nothing|story|Barter|A noise roll|Search|Resident/);
  });

  test('a story read aloud, by its title, in a column of its own', () => {
    expect(shown).toMatch(/^A story: .+\.\n( {4}\S.*\n)+\n( {4}\S.*\n)+/m);
  });

  test('where a Location is, and what can be found there', () => {
    expect(shown).toMatch(/^ +1 {2}go far +Go to .+ \(Far\)\./m);
    expect(shown.replace(/\s+/g, ' ')).toMatch(/Special findings: 1–\d+ nothing\./);
  });

  test('ranges with their highest, and once below them how to name a number', () => {
    expect(shown).toMatch(/^ +\d+ {2}pack [a-z-]+ 1\.\.\d+ +Take along 1 of .*/m);
    expect(shown).toMatch(/^ +\d+ {2}pack [a-z-]+ 1 {3,}Take along 1 of [^(]*$/m);
    expect(shown).not.toContain(' 1..1');
    expect(shown).toMatch(/^ {6}For another number of a range /m);
  });

  test('no line that is wider than the screen', () => {
    expect(tooWide(shown)).toEqual([]);
  });
});

/** What stands beyond the screen, paths and sealed seeds aside. */
function tooWide(screen: string): string[] {
  const isLong = (line: string) => [...line].length > 80 && !/[0-9a-f]{64}|--resume/.test(line);
  return screen.split('\n').filter(isLong);
}

test('undo takes the last choice back while nothing new was learnt', async () => {
  const file = temporary('game.json');
  const name = tableWhere(1);
  const lines = ['undo', '1', 'undo', '2', 'quit'];
  const { out } = await called(['play', 'diario', '--seed', name, '--file', file], lines);
  expect(out).toContain('There is nothing here that you can take back on your own.');
  expect(out).toContain('undo takes your last choice back');
  expect(logIn(file)).toEqual([
    expect.stringMatching(/^rummage /),
    'undo to 0',
    expect.stringMatching(/^think /),
  ]);
});

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
    // Whoever spoke has spoken, and the Leader has no voice beside the decision.
    expect(after.match(/^ {2}(against 3|p2 for 1)$/gm)).toHaveLength(2);
  });

  test('LEAD-1 the Leader opens the voices where not all have spoken, by a choice of the menu', async () => {
    const seed = tableWhere(3, ({ seat }) => seat === 0);
    const file = temporary('game.json');
    const play = ['play', 'diario', '--seed', seed, '--seats', '3', '--people', '3', '--file', file];
    const { out } = await called(play, ['p2 for 2', 'hear', 'p3 trust', '1', 'quit']);
    const [before = '', after = ''] = out.split(/^p2 was for: think \w+\.$/m);
    expect(before).toMatch(/^p2 gave a voice\.$/m);
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

  test('three bots speak each in their own way, and the log remembers why', async () => {
    const seed = tableWhere(4, ({ seat }) => seat === 0);
    const play = ['play', 'diario', '--seed', seed, '--seats', '4', '--file', temporary('game.json')];
    const { out } = await called(play, ['1', 'log', 'quit']);
    const spoken = [...out.matchAll(/^p([234]) was for: .+\.\n {4}\S.*$/gm)].map(([words]) => words);
    expect(spoken.slice(0, 3).map((words) => words.slice(0, 2))).toEqual(['p2', 'p3', 'p4']);
    // Both questions were spoken on before they were asked; the log tells all of it again.
    expect(spoken.slice(spoken.length / 2)).toEqual(spoken.slice(0, spoken.length / 2));
  });

  test('a person is asked for a voice before a bot decides, and reads what it is about', async () => {
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
    expect(out).toMatch(/^p1: p2 decides\. Give your voice: (.*\n {2})*.*\[LEAD-1\]$/m);
    expect(out).toMatch(/^The list goes from 1 to \d+/m);
    expect(out).toMatch(/^p1 was for: think \w+\.$/m);
    const [voice, decision] = saved(file).log;
    expect(voice).toEqual({ by: 0, choice: 'for 2' });
    expect(decision?.by).toBe(1);
  });

  test.each([
    ['for 1', 'for 1'],
    ['against 2', 'against 2'],
    ['for 2 3', 'for 4'],
    ['3', 'for 5'],
    ['against 3 9', 'against 6'],
    ['trust', 'trust'],
    ['for 4', null],
    ['for 2 7', null],
  ])('%j is counted by the lines of the menu: %j', (line, taken) => {
    const grammar = { done: [], pack: [['amount', wholeNumber]], drop: [['amount', wholeNumber]] } as const;
    const asked = (seat: number): Ask => ({
      seat,
      clause: 'LEAD-1',
      prompt: text('prompt.voice'),
      question: 0,
      choices: [{ verb: 'done' }],
      ranges: [
        { from: { verb: 'pack', amount: 1 }, to: 3 },
        { from: { verb: 'drop', amount: 8 }, to: 9 },
      ],
    });
    const voice = { ...asked(1), ranges: [{ from: { verb: 'for', amount: 1 }, to: 6 }] };
    const spoken = opinionLine(line, voice, asked(0), grammar);
    expect(typeof spoken === 'string' ? spoken : null).toBe(taken);
  });
});

function wholeGame(): { readonly lines: readonly string[]; readonly numbers: readonly string[] } {
  const fields = { game: diario.id, rules: diario.rules, seed: SEED, entropy: [], seats: 1, options: {} };
  let session = open(diario, header(fields));
  const chance = { seed: SEED, drawn: {} };
  const lines: string[] = [];
  const numbers: string[] = [];
  for (;;) {
    if (isRefusal(session)) throw new Error(session.reason.key);
    const [ask] = session.moment.asks;
    if (ask === undefined) return { lines, numbers };
    const view = diario.view(session.moment.state, ask.seat);
    const choice = planner.choose(
      view,
      ask,
      (sides) => drawBelow(chance, 'typed', sides),
      imagining(diario, session.moment.state, ask),
    );
    if (choice instanceof Promise) throw new Error('a planner that dreams');
    const line = print(diario.grammar, choice);
    lines.push(line);
    numbers.push(numberOf(ask, line));
    session = choose(session, ask.seat, choice);
  }
}

/** How a line is typed by its number in the menu, of a range with the amount. */
function numberOf(ask: Ask, line: string): string {
  const items = itemsOf(ask, diario.grammar);
  const listed = items.findIndex((item) => item.line === line) + 1;
  if (listed > 0) return `${listed}`;
  const [, words, amount] = /^(.*) (\d+)$/.exec(line) ?? [];
  return `${items.findIndex((item) => item.to !== null && item.line.startsWith(`${words} `)) + 1} ${amount}`;
}
