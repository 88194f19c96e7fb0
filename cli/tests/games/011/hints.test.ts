import {
  begin,
  drawBelow,
  imagining,
  type Kinds,
  type Moment,
  namedSeed,
  type Text,
  take,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { adviserOf } from '../../../src/command/bots.ts';
import { gameNamed } from '../../../src/games.ts';
import { gameTexts, WHOLE } from '../../game-texts.ts';

const { languages } = await gameTexts('011');
const reasons = [...(await reasonsOf(3)), ...(await reasonsOf(5))];

/** Every reason for everything that is advised in a whole game, each once. */
async function reasonsOf(seats: number): Promise<Text[]> {
  const { entry } = gameNamed('011');
  const { game } = entry;
  const adviser = adviserOf(entry);
  const chance = { seed: namedSeed(`advice for ${seats}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'advice', sides);
  const options = game.options({}) as object;
  const told = new Map<string, Text>();
  let moment: Moment<Kinds> = begin(game, seats, options, chance);
  for (;;) {
    const { state, asks } = moment;
    const [ask] = asks;
    if (ask === undefined || adviser === undefined) return [...told.values()];
    const advice = await adviser.advise(game.view(state, ask.seat), ask, draw, imagining(game, state, ask));
    const [best] = advice;
    if (best === undefined) throw new Error(`no advice on ${ask.prompt.key}`);
    for (const { reasons } of advice) {
      expect(reasons.length, ask.prompt.key).toBeGreaterThan(0);
      for (const reason of reasons) told.set(JSON.stringify(reason), reason);
    }
    moment = take(game, moment, ask, best.choice);
  }
}

describe.each(languages)('the hints of 011 in %s', (_language, translate) => {
  test('translates every reason that is given in whole games', () => {
    expect(new Set(reasons.map(({ key }) => key)).size).toBeGreaterThan(30);
    for (const reason of reasons) expect(translate(reason), JSON.stringify(reason)).toMatch(WHOLE);
  });
});
