import type { Asking, Run } from '../kinds.ts';
import { ask } from './ask.ts';
import { dealWithoutChoice } from './deal-wounds.ts';
import { guards } from './people.ts';
import { changeState } from './states.ts';

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
