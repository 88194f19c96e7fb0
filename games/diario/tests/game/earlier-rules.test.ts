import { type ChoiceEntry, header, isRefusal, namedSeed, print, replay, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Diario, game } from '../../src/index.ts';

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

  test('SCAV-2 LEAD-1 of version 3 gives the reason of the rules for packed resources and for a voice unheard', () => {
    const { moment } = begunUnder(3);
    const judged = (line: string, state = moment.state) =>
      game.ofEarlierRules?.(state, moment.state.leader, line, 3);
    for (const resource of ['wood', 'components', 'water']) expect(judged(`pack ${resource} 1`)).toBeNull();
    expect(judged('pack meds 1')).not.toBeNull();
    expect(judged('wave 9', { ...moment.state, voices: { 1: { verb: 'trust' } } })).toBeNull();
  });
});
