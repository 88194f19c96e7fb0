import { type Eleven, game as eleven } from '@vigilia/game-011';
import { countChoices, header, isRefusal, namedSeed, open, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Decision, playMatch, random, type Watch } from '../../src/index.ts';

function session(): Session<Eleven> {
  const { id: game, rules } = eleven;
  const opened = open(
    eleven,
    header({ game, rules, seed: namedSeed('a match'), entropy: [], seats: 3, options: {} }),
  );
  if (isRefusal(opened)) throw new Error(opened.reason.key);
  return opened;
}

const names = ['a', 'b', 'b'];
const bots = names.map(() => random<Eleven>());

/** A clock that goes on by one whenever it is read. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

function watcher(): { heard: Decision<Eleven>[]; watch: Watch<Eleven> } {
  const heard: Decision<Eleven>[] = [];
  const end: Watch<Eleven>['end'] = (_state, { how }) => ({
    seats: names.map(() => ({ seen: { all: heard.length } })),
    table: { ended: { [how]: 1 } },
  });
  return { heard, watch: { hear: (decision) => heard.push(decision), end } };
}

describe('a game of a tournament', () => {
  test('is watched choice by choice', async () => {
    const { heard, watch } = watcher();
    const match = await playMatch(session(), { names, bots, watch, clock: ticking() });
    expect(heard).toHaveLength(match.choices);
    for (const { view, ask, state } of heard) {
      expect(view.viewer).toBe(ask.seat);
      expect(state.answered).toBeGreaterThan(0);
    }
    expect(match.counts).toEqual(names.map(() => ({ seen: { all: match.choices } })));
    expect(match.table).toEqual({ ended: { [match.how]: 1 } });
  });

  test('times every choice but those that are none', async () => {
    const { heard, watch } = watcher();
    const { thought } = await playMatch(session(), { names, bots, watch, clock: ticking() });
    for (const seat of names.keys()) {
      const choices = heard.filter(({ ask }) => ask.seat === seat && countChoices(ask) > 1);
      expect(thought[seat]).toEqual(choices.map(() => 1));
    }
  });

  test('is plain data, and the same again from the same seed', async () => {
    const sitting = { names, bots, watch: null };
    const match = await playMatch(session(), { ...sitting, clock: ticking() });
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
    expect(match).toMatchObject({ names, counts: [{}, {}, {}], table: {} });
    expect(await playMatch(session(), { ...sitting, clock: ticking() })).toEqual(match);
  });
});
