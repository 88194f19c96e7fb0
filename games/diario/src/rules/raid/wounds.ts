import type { Asking, Run } from '../../kinds/kinds.ts';
import { dealWithoutChoice } from '../combat/deal-wounds.ts';
import { ask } from '../table/ask.ts';
import { guards } from '../table/people.ts';
import { changeState } from '../table/states.ts';

/** Wounds are split among the guards (RAID-2). */
export function woundGuards(run: Run, wounds: number): void {
  if (!dealWithoutChoice(run, guards(run.state), wounds)) run.next({ step: 'raid-wounds', wounds });
}

/** The Leader deals them out one at a time. */
export const raidWounds: Asking<'raid-wounds', 'wound'> = {
  asks: (table, { wounds }) =>
    ask(
      table,
      'RAID-2',
      'prompt.wound',
      guards(table).map(({ id }) => ({ verb: 'wound', person: id })),
      { vars: { wounds } },
    ),
  answer(run, { wounds }, { person }) {
    changeState(run, person, 'wounds', 1);
    woundGuards(run, wounds - 1);
  },
};
