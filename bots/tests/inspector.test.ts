import { type Eleven, game, INSPECTORS_LEANING, insight } from '@vigilia/game-011';
import { begin, type Moment, namedSeed, print, resume } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { consult, search } from '../src/index.ts';

describe('an Inspector with two suspects, either of whom would win', () => {
  type Table = Eleven['state'];
  type Powers = Table['players'][number]['powers'];

  /** Seat 0 has all pages; Vikström and Snowy stand beside the Organ, and one of them is the Chosen One. */
  function doubtful(table: Partial<Table>, powers: Powers = []): Moment<Eleven> {
    const dealt = begin(game, 4, { beginners: false }, { seed: namedSeed('in doubt'), drawn: {} });
    const state = game.fork(dealt.state);
    const hands = ['lilja', 'snowy', 'pahlsson', 'koleberg'] as const;
    for (const [seat, player] of state.players.entries()) {
      player.characters = hands.slice(seat, seat + 1);
      player.role = seat === 3 ? 'fenrir' : 'hero';
      Object.assign(player, { time: 30, music: 0, tiles: [], powers: [] });
    }
    const seen = ['2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'] as const;
    Object.assign(state.players[0] ?? {}, { music: 15, seen, powers });
    Object.assign(state, {
      phase: 'turns',
      auction: null,
      event: null,
      blocked: [],
      used: {},
      chosen: 'vikstrom',
      unknown: ['lewis', 'johnsson', 'vidal'],
      characters: { ...state.characters, snowy: 'r4c6' },
      organ: 'r3c6',
      clues: [],
      gears: [7, 4, 1],
      order: [3, 1, 2, 0],
      ...table,
    });
    state.agenda = [{ step: 'end-hour' }, { step: 'turn', seat: 0 }];
    return resume(game, state);
  }

  async function chosenAt(moment: Moment<Eleven>): Promise<string> {
    const [ask] = moment.asks;
    if (ask === undefined) throw new Error('no seat is asked');
    const inspector = search(game, insight, { ...INSPECTORS_LEANING, iterations: 300 });
    return print(game.grammar, await consult(game, moment, ask, inspector, namedSeed('in doubt')));
  }

  test('WIN-3 names one of them in the last turn of the last Hour', async () => {
    expect(await chosenAt(doubtful({ hour: 11 }))).toMatch(/^declare (vikstrom|snowy)$/);
  });

  test('WIN-3 finds out first while nobody else is near victory', async () => {
    expect(await chosenAt(doubtful({ hour: 6 }))).toMatch(/^choose /);
  });

  test.each([6, 11])(
    'TURN-3 WIN-1 in Hour %i looks before choosing, since a look tells who it is',
    async (hour) => {
      expect(await chosenAt(doubtful({ hour }, ['investigate']))).toBe('card investigate');
    },
  );
});
