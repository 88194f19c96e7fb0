import { game as diario, planner } from '@vigilia/game-diario';
import {
  type Ask,
  choose,
  drawBelow,
  header,
  imagining,
  isRefusal,
  LANGUAGES,
  namedSeed,
  open,
  print,
} from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemsOf } from '../../../src/play/menu.ts';
import { called, questionsIn, temporary, tidyUp, vigilia } from '../../command.ts';
import { logIn, tableWhere } from './tables.ts';

afterAll(tidyUp);

/** What a game must ask and offer so that the tests below have a screen to look at. */
const CLAUSES = ['DAY-1', 'DUSK-1', 'DUSK-2', 'EVE-1', 'SCAV-1', 'DAWN-5'];
const OFFERS = ['outside', 'rummage', 'pick', 'thirst', 'loudly', 'decide', 'pack'];

/** A whole game as it may be typed: in notation, and by the numbers of its menus. */
const typed = richGame();
const SEED = typed.seed;
/** What the screen showed during that game. */
let shown = '';

beforeAll(async () => {
  const { code, out } = await called(tableIn(temporary('game.json')), typed.lines);
  expect(code).toBe(0);
  shown = out;
});

function tableIn(file: string, ...options: readonly string[]): string[] {
  return ['play', 'diario', '--seed', SEED, '--file', file, ...options];
}

describe('a whole game through a pipe', () => {
  test('by notation, to its end, with an audit file that verifies', async () => {
    const [file, audit] = [temporary('game.json'), temporary('game.jsonl')];
    const { code, out, err } = await vigilia(tableIn(file, '--audit', audit), typed.lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(logIn(file)).toEqual(typed.lines);
    expect(out).toContain(`Seed ${SEED}`);
    expect((await called(['audit', audit])).out).toMatch(/^1 game, .* all as recorded/);
  });

  test('by numbers, saved in the middle and resumed', async () => {
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

  test.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', async (language) => {
    const { code, out, err } = await called(tableIn(temporary('game.json'), '--lang', language), typed.lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(SEED);
    expect(out).not.toMatch(/[{}]/);
    expect(tooWide(out)).toEqual([]);
  });
});

describe('the screen of a person', () => {
  test('every question with its clause', () => {
    const questions = questionsIn(shown).map(({ clause }) => clause);
    expect(questions).toHaveLength(typed.lines.length);
    for (const clause of CLAUSES) expect(questions).toContain(clause);
  });

  test('the odds before a roll', () => {
    expect(shown).toMatch(/\b(70|91)% to open\b/);
    expect(shown).toContain('10%: a sniper, 2 Wounds');
    expect(shown).toMatch(/\b1 to 4 pieces, \d\.\d on average/);
    expect(shown).toMatch(/^ +\d+ {2}thirst \w+ +.* 50% Hunger \+1, 50% Misery \+1$/m);
    expect(shown).toMatch(/^ +\d+ {2}loudly +.* Noise \d: \d0% to be heard\b/m);
  });

  test('what happens unless a player prevents it', () => {
    expect(shown).toMatch(/^At Dusk there is no Water for \d (person|people): /m);
    expect(shown).toMatch(/^Nobody keeps guard yet\. A house without a guard is lost\.$/m);
    expect(shown).toMatch(/^.+: \d+ cards? of the night left, Noise \d\.$/m);
  });

  test('what an option of a story costs and puts at stake', () => {
    const options = [...shown.matchAll(/^ +\d+ {2}decide [a-z-]+ {3}.*(?:\n {12,}\S.*)*/gm)].map(([words]) =>
      words.replace(/\s+/g, ' '),
    );
    for (const stake of [/[A-Z]\w+ −\d\b/, /[A-Z]\w+ \+\d\b/, /\b\d0%: /])
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

/** Lines wider than the screen, except paths and sealed seeds. */
function tooWide(screen: string): string[] {
  const isLong = (line: string) => [...line].length > 80 && !/[0-9a-f]{64}|--resume/.test(line);
  return screen.split('\n').filter(isLong);
}

test('undo takes the last choice back before anything new is shown', async () => {
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

interface Typed {
  readonly seed: string;
  readonly lines: readonly string[];
  readonly numbers: readonly string[];
  /** The clauses that asked something, and the verbs that were offered. */
  readonly met: ReadonlySet<string>;
}

/** The first game that meets all of them, whatever the book tells in it. */
function richGame(): Typed {
  for (let number = 0; number < 100; number++) {
    const game = wholeGame(namedSeed(`a typed siege ${number}`));
    if ([...CLAUSES, ...OFFERS].every((each) => game.met.has(each))) return game;
  }
  throw new Error('no game meets every question');
}

function wholeGame(seed: string): Typed {
  const fields = { game: diario.id, rules: diario.rules, seed, entropy: [], seats: 1, options: {} };
  let session = open(diario, header(fields));
  const chance = { seed, drawn: {} };
  const lines: string[] = [];
  const numbers: string[] = [];
  const met = new Set<string>();
  for (;;) {
    if (isRefusal(session)) throw new Error(session.reason.key);
    const [ask] = session.moment.asks;
    if (ask === undefined) return { seed, lines, numbers, met };
    met.add(ask.clause);
    for (const { verb } of [...ask.choices, ...ask.ranges.map(({ from }) => from)]) met.add(verb);
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
