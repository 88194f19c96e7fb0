import { type Ask, choiceAt, imagining, type Kinds, type Moment, take } from '@vigilia/kernel';
import { describe, expect, test, vi } from 'vitest';
import { botFor } from '../../src/command/bots.ts';
import { dealOf } from '../../src/command/deal.ts';
import { gameNamed } from '../../src/games.ts';

describe('a bot that searches', () => {
  /** How many worlds the Inspector imagines for a choice, by a clock that advances 100 ms at every look. */
  async function worldsImagined(budget: number | null): Promise<number> {
    const { game, insight } = gameNamed('011').entry;
    let { moment } = dealOf({ game, seats: 3, options: {}, seed: 'budget' }, 1);
    let ask = firstOf(moment);
    while (insight?.candidates(moment.state, ask, 0).length === 1) {
      moment = take(game, moment, ask, choiceAt(ask, 0));
      ask = firstOf(moment);
    }
    const { state } = moment;
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 100;
      return now;
    });
    const imagine = vi.fn(imagining(game, state, ask));
    const bot = botFor(gameNamed('011').entry, 'inspector', budget);
    await bot.choose(game.view(state, ask.seat), ask, () => 3, imagine);
    clock.mockRestore();
    return imagine.mock.calls.length;
  }

  function firstOf({ asks: [ask] }: Pick<Moment<Kinds>, 'asks'>): Ask {
    if (ask === undefined) throw new Error('no seat is asked');
    return ask;
  }

  test('thinks for the budget of the command line, or as long as usual', async () => {
    const [short, long, usual] = [
      await worldsImagined(250),
      await worldsImagined(650),
      await worldsImagined(null),
    ];
    expect(short).toBeLessThan(long);
    expect(long).toBeLessThan(usual);
  });

  test('must be one that plays the game', () => {
    expect(() => botFor(gameNamed('011').entry, 'fool', 250)).toThrow('usage.unknown-bot');
  });
});
