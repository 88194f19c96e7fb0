import { readFileSync } from 'node:fs';
import {
  type Adviser,
  type Bot,
  choiceAt,
  countChoices,
  everyChoice,
  type GameProfile,
  type Kinds,
  text,
} from '@vigilia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { LANGUAGES } from '../../src/texts/language.ts';
import { commandMessages } from '../../src/texts/translators.ts';
import { called, temporary, tidyUp } from '../command.ts';

afterAll(tidyUp);

/** Advises every choice from the last to the first, after some draws and an imagined table. */
const backwards: Adviser<Kinds> = {
  choose: (_view, ask) => choiceAt(ask, countChoices(ask) - 1),
  async advise(_view, ask, draw, imagine) {
    const imagined = imagine({ seed: 'f'.repeat(64), drawn: {} });
    const numbers = [draw(6), draw(6), imagined.asks.length];
    expect(numbers.every(Number.isInteger)).toBe(true);
    return everyChoice(ask)
      .toReversed()
      .map((choice, index) => ({
        choice,
        worth: -index,
        reasons: [text('reason.saves-time', { time: 1 + index }), text('reason.costs-nothing')],
      }));
  },
};

/** Plays 011 with this adviser. */
async function play(
  adviser: Adviser<Kinds> | undefined,
  lines: readonly string[],
  ...more: readonly string[]
) {
  const entry = gameNamed('011').entry as { profile: GameProfile; bots: Record<string, Bot<Kinds>> };
  const { profile, bots } = entry;
  const file = temporary('game.json');
  try {
    entry.profile = { ...profile, adviser: adviser === undefined ? null : 'adviser' };
    entry.bots = adviser === undefined ? bots : { ...bots, adviser };
    const { out } = await called(['play', '011', '--seed', 'a dark night', '--file', file, ...more], lines);
    return { out, log: JSON.parse(readFileSync(file, 'utf8')).log };
  } finally {
    Object.assign(entry, { profile, bots });
  }
}

describe('asking for a hint', () => {
  test('the best three choices as they are typed, in words, and why', async () => {
    const { out } = await play(backwards, ['hint']);
    const [, hint = ''] = out.split(/^ {2}(?=bid IV 44 )/m);
    expect(hint.split('\n').slice(0, 9)).toEqual([
      'bid IV 44   Bid 44 for IV',
      '      It saves you at least 1 Time.',
      '      It costs nothing.',
      '  bid IV 43   Bid 43 for IV',
      '      It saves you at least 2 Time.',
      '      It costs nothing.',
      '  bid IV 42   Bid 42 for IV',
      '      It saves you at least 3 Time.',
      '      It costs nothing.',
    ]);
    expect(hint).not.toContain('bid IV 41');
  });

  test('changes neither the table nor what the bots do', async () => {
    const turns = Array.from({ length: 12 }, () => '1');
    const hinted = await play(
      backwards,
      turns.flatMap((line) => ['hint', line, 'hint']),
    );
    expect(hinted.log.length).toBeGreaterThan(12);
    expect(hinted.log).toEqual((await play(undefined, turns)).log);
  });

  test.each(LANGUAGES)('says so where the game has no adviser, in %s', async (language) => {
    const [messages] = (await commandMessages(language)).filter((catalog) => 'play.no-hint' in catalog);
    const { out } = await play(undefined, ['hint'], '--lang', language);
    expect(out).toContain(messages?.['play.no-hint']);
  });
});
