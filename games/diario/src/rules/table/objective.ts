import { OBJECTIVES } from '../../data/cards/objectives.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { contains, countOf } from './goods.ts';
import { AT_HOME } from './scenes.ts';
import { pay } from './shelves.ts';

/** An Objective may be paid from Storage whenever the Leader is asked at home outside combat and stories (MORN-2). */
export function delivery(table: Pick<Table, 'objective' | 'storage'>): Choice[] {
  const { objective } = table;
  if (objective === null || objective.paid) return [];
  const { cost } = OBJECTIVES[objective.id];
  return countOf(cost) > 0 && contains(table.storage, cost) ? [{ verb: 'deliver' }] : [];
}

export function deliver(run: Run): void {
  const { objective } = run.state;
  if (objective === null) return;
  pay(run, 'storage', OBJECTIVES[objective.id].cost);
  run.state.objective = { ...objective, paid: true };
  run.announce({ type: 'objective-paid', objective: objective.id });
}

/** A new Chapter rewards what was paid, punishes what was not, and opens the next (MORN-2). */
export function settleObjective(run: Run): void {
  const table = run.state;
  const settled = table.objective;
  const [next, ...rest] = table.objectives;
  if (next !== undefined) {
    table.objective = { id: next, paid: false };
    table.objectives = rest;
    run.revealToAll({ type: 'objective-opened', objective: next });
  }
  if (settled === null) return;
  const { reward, penalty } = OBJECTIVES[settled.id];
  if (!settled.paid) run.announce({ type: 'objective-failed', objective: settled.id });
  const effects = settled.paid ? reward : penalty;
  run.next({ step: 'effects', effects, scene: AT_HOME });
}
