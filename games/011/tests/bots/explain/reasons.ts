import { isRefusal, parse, type Text } from '@vigilia/kernel';
import { explain } from '../../../src/bots/explain/explain.ts';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Scenario } from '../../scenario.ts';

/** The reasons for a choice of the seat that is asked. */
export function reasons(scenario: Scenario, line: string): readonly Text[] {
  const [ask] = scenario.moment.asks;
  const choice = parse(game.grammar, line, null);
  if (ask === undefined || isRefusal(choice) || !scenario.legal.includes(line))
    throw new Error(`${line} is not offered; legal: ${scenario.legal.join(', ')}`);
  return explain(scenario.view(ask.seat), ask, choice as Choice);
}

/** Everybody but seat 0 has shown their cards to it, and so has the Unknown deck but for one. */
export const ALL_BUT_ONE = ['1:0', '2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'] as const;
