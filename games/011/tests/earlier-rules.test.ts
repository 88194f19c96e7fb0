import { followChoice, header, isRefusal, namedSeed, open, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { game as eleven } from '../src/index.ts';
import type { Eleven } from '../src/table/kinds.ts';
import { MARCO, marcosTurn } from './marcos-turn.ts';
import { position, type Scenario } from './scenario.ts';

/** A game that began under a version of the rules and stands where this scenario stands. */
function begunUnder(rules: number, { moment }: Scenario): Session<Eleven> {
  const seed = namedSeed('earlier rules');
  const session = open(eleven, header({ game: eleven.id, rules, seed, entropy: [], seats: 4, options: {} }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  return { ...session, moment };
}

const copying = () => marcosTurn().choose('choose pahlsson');

describe('a game of version 1', () => {
  test('ABIL-2 stops where Påhlsson declined, because copying is no choice', () => {
    expect(followChoice(begunUnder(1, copying()), { by: MARCO, choice: 'decline' })).toMatchObject({
      stopped: { clause: 'ABIL-2', reason: { key: 'refusal.must-copy', vars: {} } },
    });
  });

  test('ABIL-2 goes on where Påhlsson copied', () => {
    const followed = followChoice(begunUnder(1, copying()), { by: MARCO, choice: 'copy johnsson' });
    expect(followed).toMatchObject({ stopped: null, log: [{ by: MARCO, choice: 'copy johnsson' }] });
  });

  test('TURN-3 passes over the choice to use the ability, which now comes by itself', () => {
    const session = begunUnder(1, copying());
    const followed = followChoice(session, { by: MARCO, choice: 'ability' });
    expect(followed).toMatchObject({ moment: session.moment, delivered: [], log: [] });
    expect(followed).toHaveProperty('past.length', 1);
  });

  test('any other choice stops it for the reason it has today', () => {
    expect(followChoice(begunUnder(1, copying()), { by: MARCO, choice: 'end' })).toMatchObject({
      stopped: { clause: 'ABIL-2', reason: { key: 'refusal.not-offered' } },
    });
  });
});

describe('a game of version 2', () => {
  const FOUR = { 0: { tiles: ['mole-1', 'museo-1', 'omen-1', 'deggial'] } };

  const endOf = (hour: number) =>
    position({
      table: { hour, event: 'F', events: ['D'], order: [0, 1, 2, 3] },
      players: FOUR,
      agenda: [{ step: 'end-hour' }],
    });

  test('HOUR-3 passes over what was discarded at the end of Hour XI, when all have lost', () => {
    const session = begunUnder(2, endOf(11));
    expect(session.moment.state.over).toEqual({ how: 'ragnarok', winner: null });
    const followed = followChoice(session, { by: 0, choice: 'discard mole-1' });
    expect(followed).toMatchObject({ moment: session.moment, delivered: [], log: [] });
    expect(followed).toHaveProperty('past.length', 1);
  });

  test('HOUR-2 discards at the end of any other Hour, and is stopped where no player is asked to', () => {
    const discarded = followChoice(begunUnder(2, endOf(10)), { by: 0, choice: 'discard mole-1' });
    expect(discarded).toMatchObject({ stopped: null, log: [{ by: 0, choice: 'discard mole-1' }] });
    expect(followChoice(begunUnder(2, copying()), { by: MARCO, choice: 'discard mole-1' })).toMatchObject({
      stopped: { clause: 'ABIL-2', reason: { key: 'refusal.not-offered' } },
    });
  });
});

test('a game of today knows neither of the two choices', () => {
  const session = begunUnder(eleven.rules, copying());
  for (const choice of ['decline', 'ability'])
    expect(followChoice(session, { by: MARCO, choice })).toMatchObject({
      refused: true,
      reason: { key: 'refusal.unknown-verb' },
    });
});
