import type { Text } from '@vigilia/kernel';
import type { Effect, Test } from '../effects/effect.ts';
import { listOf } from '../rules/table/goods.ts';
import { message } from './message.ts';

/** What effects do, one sentence each; what lies inside a test, a condition or an option follows it. */
export function effectTexts(effects: readonly Effect[]): Text[] {
  return effects.flatMap(textsOf);
}

function textsOf(effect: Effect): Text[] {
  switch (effect.kind) {
    case 'gain':
      return [message('effect.gain', { goods: listOf(effect.goods) })];
    case 'lose':
      return [message('effect.lose', { goods: listOf(effect.goods) })];
    case 'lose-any':
      return [message('effect.lose-any', { count: effect.count, kind: effect.of })];
    case 'change': {
      const { state, who } = effect;
      const by = Math.abs(effect.by);
      return [
        effect.by > 0
          ? message('effect.rise', { state, by, who })
          : message('effect.fall', { state, by, who }),
      ];
    }
    case 'cold':
      return [message('effect.cold', { by: effect.by })];
    case 'tonight':
      return [message('effect.tonight', { damage: effect.damage, wounds: effect.wounds })];
    case 'noise':
      return [message('effect.noise', { by: effect.by })];
    case 'noise-roll':
      return [message('effect.noise-roll')];
    case 'return':
      return [message('effect.return', { cards: effect.cards })];
    case 'encounter':
      return [message('effect.encounter')];
    case 'search':
      return [message('effect.search', { chart: effect.chart })];
    case 'fight':
      return [message('effect.fight')];
    case 'trade':
      return [message('effect.trade', { commission: effect.commission })];
    case 'arrival':
      return [message('effect.arrival')];
    case 'leave':
      return [message('effect.leave')];
    case 'ideas':
      return [message('effect.ideas', { cards: effect.cards })];
    case 'exchange':
      return [message('effect.exchange', { place: effect.place })];
    case 'read':
    case 'story':
      return [message('effect.read')];
    case 'later':
      return [message('effect.later', { days: effect.days })];
    case 'tell':
      return [];
    case 'test':
      return testTexts(effect.test);
    case 'if':
      return [
        message('effect.if'),
        ...effectTexts(effect.effects),
        ...(effect.otherwise.length > 0
          ? [message('effect.otherwise'), ...effectTexts(effect.otherwise)]
          : []),
      ];
    case 'choose':
      return [message('effect.choose', { options: effect.options.length })];
  }
}

function testTexts(test: Test): Text[] {
  if (test.kind === 'd10')
    return test.rows.flatMap(({ effects }, index) => [
      message('effect.row', { rolls: rollsOf(test.rows, index) }),
      ...(effects.length === 0 ? [message('effect.nothing')] : effectTexts(effects)),
    ]);
  const head =
    test.kind === 'empathy'
      ? message('effect.test-empathy')
      : message('effect.test-prowess', { need: test.need });
  return [
    head,
    message('effect.passed'),
    ...(test.pass.length === 0 ? [message('effect.nothing')] : effectTexts(test.pass)),
    message('effect.failed'),
    ...(test.fail.length === 0 ? [message('effect.nothing')] : effectTexts(test.fail)),
  ];
}

/** The rolls a row of a d10 table stands for: `8`, or `9–10`. */
export function rollsOf(rows: readonly { readonly upTo: number }[], index: number): string {
  const from = (rows[index - 1]?.upTo ?? 0) + 1;
  const to = rows[index]?.upTo ?? from;
  return from === to ? String(to) : `${from}–${to}`;
}
