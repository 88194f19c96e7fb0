import { describe, expect, test } from 'vitest';
import { called, start, vigilia } from './command.ts';

const COMMANDS = ['play', 'simulate', 'tournament', 'replay', 'audit', 'rules'];

describe('help', () => {
  test.each([[['help']], [['--help']], [['-h']]])('vigilia %j names every command', async (args) => {
    const { code, out, err } = await called(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toContain(`vigilia ${command}`);
  });

  test.each(COMMANDS)('%s --help shows its usage', async (command) => {
    const { code, out } = await called([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`vigilia ${command}`);
    expect(out).toContain('--lang');
    expect((await called(['help', command])).out).toBe(out);
  });

  test('is in the language of the environment, or of --lang', async () => {
    const english = await vigilia([]);
    const italian = await vigilia([], [], { LANG: 'it_IT.UTF-8' });
    expect(english.out).toContain('vigilia play GAME');
    expect(italian.out).toContain('vigilia play GAME');
    expect(italian.out).not.toBe(english.out);
    expect((await vigilia(['help', '--lang', 'it'])).out).toBe(italian.out);
  });
});

describe('rejects a wrong command line with code 2, a sentence and a pointer to the help', () => {
  test.each([
    [['rule'], 'Did you mean rules?'],
    [['simulate'], 'Which game?'],
    [['simulate', '012'], 'There is no game 012. Did you mean 011?'],
    [['simulate', '011', '--seats', '7'], '--seats takes a whole number from 3 to 6, not “7”'],
    [['simulate', '011', '--games', '1.5'], '--games takes a whole number'],
    [['simulate', '011', '--games', '0'], '--games takes a whole number'],
    [['simulate', '011', '--bots', 'clever'], 'There is no bot called clever'],
    [['simulate', '011', '--bots', 'random,random'], 'one for each of the 4'],
    [['simulate', '011', '--speed'], 'There is no option --speed here'],
    [['simulate', '011', '--seats'], 'value of --seats'],
    [['simulate', '011', 'fast'], 'fast'],
    [['rules', '011', 'AUC', 'AUC-1'], 'AUC-1'],
    [['play', '011', '--people', '5'], '--people takes a whole number from 1 to 4'],
    [['play', '--resume', 'one.json', 'two.json'], 'two.json'],
    [['audit'], 'Which file?'],
    [['audit', 'one', 'two'], 'two'],
    [['replay'], 'Which file?'],
    [['replay', 'one', 'two'], 'two'],
  ])('vigilia %j', async (args, sentence) => {
    const { code, out, err } = await called(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).toContain('--help');
  });

  test('in a process of its own', async () => {
    const { code, out, err } = await vigilia(['rules', '011', '--lang', 'xx']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no language “xx”');
  });

  test('in the language of --lang', async () => {
    const { code, err } = await vigilia(['rules', '012', '--lang=ru']);
    expect(code).toBe(2);
    expect(err).toMatch(/[а-я]/);
  });
});

describe('files', () => {
  test.each([['audit'], ['replay']])('%s of a file that is not there ends with code 1', async (command) => {
    const { code, err } = await called([command, 'no-such-file.jsonl']);
    expect(code).toBe(1);
    expect(err).toBe('There is no file no-such-file.jsonl.\n');
  });

  test('rejects a folder in place of a file', async () => {
    const { code, err } = await called(['audit', '.']);
    expect(code).toBe(1);
    expect(err).toContain('EISDIR');
  });
});

test('exits without an error message when its reader closes the pipe', async () => {
  const child = start(['rules', '011']);
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdout.destroy();
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
