import { type Eleven, game, INSPECTORS_LEANING, insight } from '@vigilia/game-011';
import { type Bot, begin, choiceAt, type Moment, namedSeed, print, resume } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { botsOf, type InformationSet, informationSets, peeks } from '../../scripts/peeking.ts';
import { consult, search } from '../src/index.ts';

const WORLDS = 6;
const ITERATIONS = 8;

/** Three moments of games for each number of players. */
async function twelveSets(): Promise<InformationSet[]> {
  const sets: InformationSet[] = [];
  for await (const set of informationSets('peeking')) {
    const alike = sets.filter(({ moment }) => moment.state.seats === set.moment.state.seats);
    if (alike.length < 3) sets.push(set);
    if (sets.length === 12) break;
  }
  return sets;
}

describe('what a bot may not know', () => {
  let sets: readonly InformationSet[] = [];

  beforeAll(async () => {
    sets = await twelveSets();
  });

  test('never changes what it chooses', async () => {
    expect(new Set(sets.map(({ ask }) => ask.prompt.key)).size).toBeGreaterThan(3);
    for (const [name, bot] of Object.entries(botsOf(ITERATIONS))) {
      for (const set of sets) expect([name, ...(await peeks(set, bot, WORLDS))]).toEqual([name]);
    }
  });

  test('is found out where it does', async () => {
    const [set] = sets as [InformationSet];
    let asked = 0;
    const fickle: Bot<Eleven> = { choose: (_view, ask) => choiceAt(ask, asked++ % 2) };
    expect(await peeks(set, fickle, WORLDS)).toHaveLength(WORLDS / 2);
  });
});

describe('an Inspector with two suspects, either of whom would win', () => {
  type Table = Eleven['state'];

  /** Seat 0 has all pages; Vikström and Snowy stand beside the Organ, and one of them is the Chosen One. */
  function doubtful(table: Partial<Table>): Moment<Eleven> {
    const dealt = begin(game, 4, { beginners: false }, { seed: namedSeed('in doubt'), drawn: {} });
    const state = game.fork(dealt.state);
    const hands = ['lilja', 'snowy', 'pahlsson', 'koleberg'] as const;
    for (const [seat, player] of state.players.entries()) {
      player.characters = hands.slice(seat, seat + 1);
      player.role = seat === 3 ? 'fenrir' : 'hero';
      Object.assign(player, { time: 30, music: 0, tiles: [], powers: [] });
    }
    const seen = ['2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'] as const;
    Object.assign(state.players[0] ?? {}, { music: 15, seen });
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
    if (ask === undefined) throw new Error('nobody is asked');
    const inspector = search(game, insight, { ...INSPECTORS_LEANING, iterations: 300 });
    return print(game.grammar, await consult(game, moment, ask, inspector, namedSeed('in doubt')));
  }

  test('WIN-3 names one of them in the last turn of the last Hour', async () => {
    expect(await chosenAt(doubtful({ hour: 11 }))).toMatch(/^declare (vikstrom|snowy)$/);
  });

  test('WIN-3 finds out first while nobody else is near victory', async () => {
    expect(await chosenAt(doubtful({ hour: 6 }))).toMatch(/^choose /);
  });
});
