import { type ChoiceEntry, header, isRefusal, namedSeed, print, replay, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Diario, game } from '../../src/index.ts';
import type { Table } from '../../src/state/state.ts';
import { fightWith } from '../fights.ts';
import { A_NIGHT_OUT } from '../rules/effects/effecting.ts';

/** A game of an earlier version of the rules that was played so far. */
function begunUnder(rules: number, log: readonly ChoiceEntry[] = []): Session<Diario> {
  const seed = namedSeed('begun under earlier rules');
  const session = replay(
    game,
    header({ game: game.id, rules, seed, entropy: [], seats: 1, options: {} }),
    log,
  );
  if (isRefusal(session)) throw new Error(session.reason.key);
  return session;
}

/** What the question that is open offers first, in notation. */
function firstOffer({ moment }: Session<Diario>): string {
  const [choice] = moment.asks[0]?.choices ?? [];
  if (choice === undefined) throw new Error('nothing is asked');
  return print(game.grammar, choice);
}

describe('a record of an earlier version', () => {
  test.each([1, 2, 3])('of version %i goes on where its choices are legal', (rules) => {
    const choice = firstOffer(begunUnder(rules));
    expect(begunUnder(rules, [{ by: 0, choice }])).toMatchObject({ stopped: null, answers: 1 });
  });

  test.each([
    [1, 'refusal.earlier-book'],
    [2, 'refusal.earlier-book'],
    [3, 'refusal.earlier-course'],
  ])('of version %i with a choice that is not offered stops there and says %s', (rules, key) => {
    const log = [
      { by: 0, choice: firstOffer(begunUnder(rules)) },
      { by: 0, choice: 'wave 9' },
    ];
    expect(begunUnder(rules, log).stopped).toEqual({
      at: { number: 2, by: 0, choice: 'wave 9' },
      clause: null,
      reason: { key, vars: {} },
    });
  });

  test('DUSK-1 version 1 alone asked who drinks where there is Water for all', () => {
    const { moment } = begunUnder(1);
    const [drinker] = moment.state.people;
    const judged = (line: string, began: number) =>
      game.ofEarlierRules?.(moment.state, 0, `${line} ${drinker?.id}`, began);
    expect(judged('drink', 1)).toBe('implied');
    expect(judged('thirst', 1)).toMatchObject({ clause: 'DUSK-1' });
    expect(judged('drink', 3)).toMatchObject({ reason: { key: 'refusal.earlier-course' } });
  });

  describe.each([1, 2, 3])('of version %i', (rules) => {
    const { moment } = begunUnder(rules);
    const judged = (line: string, change: Partial<Table> = {}) =>
      game.ofEarlierRules?.({ ...moment.state, ...change }, moment.state.leader, line, rules);

    test('SCAV-2 LEAD-1 stops for the reason of the rules where resources were packed or a voice lay unheard', () => {
      for (const resource of ['wood', 'components', 'water']) expect(judged(`pack ${resource} 1`)).toBeNull();
      expect(judged('pack meds 1')).not.toBeNull();
      expect(judged('wave 9', { voices: { 1: { verb: 'trust' } } })).toBeNull();
      const byAnother = { leader: 1, voices: { 1: { verb: 'trust' } } } as const;
      expect(judged('wave 9', byAnother)).not.toBeNull();
    });

    test('LEAD-1 goes on where a voice lies on a question that is no longer asked', () => {
      for (const line of ['for 9', 'against 1', 'trust', 'silent', 'hear'])
        expect(judged(line)).toBe('implied');
    });

    test('SCAV-2 goes on where nothing but resources was left to pack', () => {
      const out = { scavenging: A_NIGHT_OUT, storage: { wood: 3, water: 1 } };
      expect(judged('set-out', out)).toBe('implied');
      expect(judged('set-out', { ...out, storage: { wood: 3, knife: 1 } })).not.toBe('implied');
      expect(judged('set-out', { ...out, scavenging: null })).not.toBe('implied');
    });

    test('FIGHT-3 stops where it is asked at home whether to flee', () => {
      const asked = {
        fight: fightWith([], { where: 'home' }),
        agenda: [{ step: 'stance' }],
      } satisfies Partial<Table>;
      expect(judged('keep', asked)).toMatchObject({ clause: 'FIGHT-3' });
      expect(judged('keep', { ...asked, fight: fightWith([]) })).toMatchObject({ clause: null });
    });
  });
});
