import type { Asking, Run } from '../../kinds/kinds.ts';
import { ask, refuse } from '../table/ask.ts';
import { changeFight, currentFight, isStanding } from './current-fight.ts';
import { DEADLY, livesOf, woundEnemy } from './enemies.ts';

/** Deals out what we dealt as far as there is no choice; says whether nothing of it is left. */
export function hasSplitOnEnemies(run: Run): boolean {
  const { kills, dealt, enemies } = currentFight(run.state);
  const isOnlyOne = enemies.length <= 1;
  if (kills.byUs > 0) {
    if (!isOnlyOne && kills.byUs < enemies.length) return false;
    for (const { number } of enemies) woundEnemy(run, number, DEADLY, { isOurs: true });
  } else if (dealt.byUs > 0) {
    if (!isOnlyOne && dealt.byUs < livesOf(enemies)) return false;
    for (const { number } of enemies) woundEnemy(run, number, dealt.byUs, { isOurs: true });
  }
  changeFight(run, { kills: { ...kills, byUs: 0 }, dealt: { ...dealt, byUs: 0 } });
  return true;
}

/** The Leader names who dies (FIGHT-7), then who is hit, one wound at a time (FIGHT-4). */
export const splitOnEnemies: Asking<'split-on-enemies', 'hit' | 'kill'> = {
  asks(table) {
    const { kills, dealt, enemies } = currentFight(table);
    if (kills.byUs > 0) {
      const choices = enemies.map(({ number }) => ({ verb: 'kill', enemy: number }) as const);
      return ask(table, 'FIGHT-7', 'prompt.kill', choices);
    }
    const choices = enemies.map(({ number }) => ({ verb: 'hit', enemy: number }) as const);
    return ask(table, 'FIGHT-4', 'prompt.hit', choices, { vars: { wounds: dealt.byUs } });
  },
  answer(run, { later }, { verb, enemy }) {
    const { kills, dealt } = currentFight(run.state);
    if (verb === 'kill') changeFight(run, { kills: { ...kills, byUs: kills.byUs - 1 } });
    else changeFight(run, { dealt: { ...dealt, byUs: dealt.byUs - 1 } });
    woundEnemy(run, enemy, verb === 'kill' ? DEADLY : 1, { isOurs: true });
    run.next({ step: 'split', later });
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'hit' && choice.verb !== 'kill') return null;
    // Who stands there was named with the wrong verb: the question itself says which is meant.
    if (isStanding(table, choice.enemy)) return null;
    const clause = choice.verb === 'kill' ? 'FIGHT-7' : 'FIGHT-4';
    return refuse(clause, 'refusal.no-such-enemy', { enemy: choice.enemy });
  },
};
