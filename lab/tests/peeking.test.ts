import type { Eleven } from '@vigilia/game-011';
import { type Bot, choiceAt } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type InformationSet, informationSets } from '../peeking/moments.ts';
import { botsOf, peeks } from '../peeking/peeks.ts';

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

describe('a bot in imagined tables that its seat cannot tell apart', () => {
  let sets: readonly InformationSet[] = [];

  beforeAll(async () => {
    sets = await twelveSets();
  });

  test('chooses the same', async () => {
    expect(new Set(sets.map(({ ask }) => ask.prompt.key)).size).toBeGreaterThan(3);
    for (const [name, bot] of Object.entries(botsOf(ITERATIONS))) {
      for (const set of sets) expect([name, ...(await peeks(set, bot, WORLDS))]).toEqual([name]);
    }
  });

  test('is reported where it chooses otherwise', async () => {
    const [set] = sets as [InformationSet];
    let asked = 0;
    const fickle: Bot<Eleven> = { choose: (_view, ask) => choiceAt(ask, asked++ % 2) };
    expect(await peeks(set, fickle, WORLDS)).toHaveLength(WORLDS / 2);
  });
});
