import { game } from '@vigilia/game-011';
import { everyChoice, isSameChoice, print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { groupsOf, SERVED } from '../../../src/games/011/asking/options/served.ts';
import { planTexts } from '../../../src/games/011/asking/plan.tsx';
import { played, questions } from './questions.ts';

const PANELS: readonly string[] = ['auction', 'gears', 'characters', 'amount', 'discards'];

describe('controls', () => {
  test('every verb of the grammar is served', () => {
    expect(Object.keys(SERVED).toSorted()).toEqual(Object.keys(game.grammar).toSorted());
  });

  test('every choice that is listed can be picked, and every draft is accepted', () => {
    const seen = new Set<string>();
    for (const question of questions(8)) {
      const { ask, view } = question;
      const choices = everyChoice(ask);
      const options = groupsOf({ view, ask }, choices, 'odds').flatMap((group) => group.options);
      for (const choice of choices) {
        if (PANELS.includes(SERVED[choice.verb])) continue;
        seen.add(choice.verb);
        const isListed = options.some(({ choices: [only, more] }) => {
          return only !== undefined && more === undefined && isSameChoice(only, choice);
        });
        expect([print(game.grammar, choice), isListed]).toEqual([print(game.grammar, choice), true]);
      }
      for (const option of options) expect(played(question, option.choices)).not.toBeNull();
    }
    expect(seen.size).toBeGreaterThan(17);
  });
});

test('GEAR-2 what declines a free walk by a turn of the Gears is every turn that then is asked, and each says what they show then', () => {
  let met = 0;
  for (const question of questions(8)) {
    const { view, ask } = question;
    if (ask.prompt.key !== 'prompt.free-walk') continue;
    const options = groupsOf({ view, ask }, ask.choices, 'record').flatMap((group) => group.options);
    const turns = options.filter(({ choices }) => choices.at(-1)?.verb === 'turn');
    const stopped = played(question, [{ verb: 'stop' }])?.asks[0]?.choices ?? [];
    const offered = stopped.filter(({ verb }) => verb === 'turn');
    // What a rehearsal cannot foresee is not offered.
    if (turns.length === 0) continue;
    met++;
    expect(turns.map(({ choices }) => choices)).toEqual(offered.map((turn) => [{ verb: 'stop' }, turn]));
    for (const { notes } of turns) expect(notes.map(({ text }) => text.key)).toEqual(['gears.shown']);
  }
  expect(met).toBeGreaterThan(3);
});

describe('a draft in words', () => {
  test('MOVE-1 steps in a row are one walk', () => {
    const texts = planTexts([
      { verb: 'walk', square: 'r0c6' },
      { verb: 'walk', square: 'r0c5' },
      { verb: 'ride', line: 'tram', square: 'r6c8' },
      { verb: 'walk', square: 'r5c8' },
    ]);
    expect(texts.map(({ key, vars }) => [key, vars.square])).toEqual([
      ['asking.walk', 'r0c5'],
      ['verb.ride', 'r6c8'],
      ['verb.walk', 'r5c8'],
    ]);
  });
});
