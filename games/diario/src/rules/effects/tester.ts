import { DICE } from '../../data/dice.ts';
import type { Effect, Test } from '../../data/language/effect.ts';
import type { PersonId } from '../../data/people.ts';
import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Scene } from '../../state/frames.ts';
import type { Person, Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { cardOf, feels, idsOf, present } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { playerOf } from './condition.ts';
import { testersAmong } from './testers.ts';

/** A test is taken: by the die alone, by who plays the part that it names, or by one of those present. */
export const test: Acting<'test'> = {
  run(run, { test, scene }) {
    if (test.kind === 'd10') return rollRows(run, test, scene);
    const people = testersAt(run.state, test, scene);
    if (people.length > 1) return run.next({ step: 'tester', test, scene });
    for (const { id } of people) take(run, test, scene, id);
  },
};

/** The Leader names who takes it. */
export const tester: Asking<'tester', 'name'> = {
  asks: (table, { test, scene }) =>
    ask(
      table,
      'LEAD-1',
      promptOf(test),
      idsOf(testersAt(table, test, scene)).map((person) => ({ verb: 'name', person })),
    ),
  answer(run, { test, scene }, { person }) {
    take(run, test, scene, person);
  },
};

function testersAt(table: Table, test: Test, scene: Scene): readonly Person[] {
  const named = test.kind === 'd10' || test.by === undefined ? null : playerOf(test.by, scene);
  return testersAmong(present(table, scene.where), named);
}

function promptOf(test: Test): 'prompt.test-empathy' | 'prompt.test-prowess-1' | 'prompt.test-prowess-2' {
  if (test.kind !== 'prowess') return 'prompt.test-empathy';
  return test.need === 1 ? 'prompt.test-prowess-1' : 'prompt.test-prowess-2';
}

function rollRows(run: Run, { rows }: Extract<Test, { kind: 'd10' }>, scene: Scene): void {
  const die = d10(run, 'test');
  run.revealToAll({ type: 'rolled', die });
  const row = rows.find(({ upTo }) => die <= upTo);
  if (row !== undefined) run.next({ step: 'effects', effects: row.effects, scene });
}

function take(run: Run, test: Test, scene: Scene, person: PersonId): void {
  if (test.kind === 'd10') return;
  const passed = test.kind === 'empathy' ? rollEmpathy(run, person) : rollProwess(run, person, test.need);
  const effects: readonly Effect[] = passed ? test.pass : test.fail;
  run.next({ step: 'effects', effects, scene: { ...scene, actor: person } });
}

function rollEmpathy(run: Run, person: PersonId): boolean {
  const die = d10(run, 'empathy');
  const passed = feels(person, die);
  run.revealToAll({ type: passed ? 'empathy-passed' : 'empathy-failed', person, die });
  return passed;
}

/** The grey die, rolled again while it falls short: nothing speaks against trying. */
function rollProwess(run: Run, person: PersonId, need: number): boolean {
  let rolls = 1 + cardOf(person).prowess;
  for (; rolls > 0; rolls--) {
    const face = DICE.grey[run.draw('prowess', DICE.grey.length)];
    if (typeof face === 'number' && face >= need) break;
  }
  const passed = rolls > 0;
  run.revealToAll({ type: passed ? 'prowess-passed' : 'prowess-failed', person, need });
  return passed;
}
