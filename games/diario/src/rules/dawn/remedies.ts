import { REMEDIES, type Remedy, TREATS } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import type { Person, Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { amountOf, minus } from '../table/goods.ts';
import { deliver, delivery } from '../table/objective.ts';
import { personOf, replacePerson } from '../table/people.ts';

/** Remedies are put on people and stay until Fate discards them (DAWN-2). */
export const treat: Asking<'treat', 'treat' | 'done' | 'deliver'> = {
  asks(table) {
    const treatments = treatmentsIn(table);
    // What came home may be just what the Objective asks for (MORN-2).
    const deliveries = delivery(table);
    if (treatments.length === 0 && deliveries.length === 0) return null;
    return ask(table, 'DAWN-2', 'prompt.treat', [...treatments, { verb: 'done' }, ...deliveries]);
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'done') return;
    if (choice.verb === 'deliver') deliver(run);
    else {
      const { person, remedy } = choice;
      run.state.storage = minus(run.state.storage, { [remedy]: 1 });
      replacePerson(run.state, person, { remedies: [...personOf(run.state, person).remedies, remedy] });
      run.announce({ type: 'treated', person, remedy });
    }
    run.next({ step: 'treat' });
  },
};

/** Whether a person has what a remedy is for, and none of its kind on (DAWN-2). */
export function needsRemedy(
  { levels, remedies }: Pick<Person, 'levels' | 'remedies'>,
  remedy: Remedy,
): boolean {
  return levels[TREATS[remedy]] > 0 && !remedies.includes(remedy);
}

function treatmentsIn(table: Table): Choice[] {
  return REMEDIES.filter((remedy) => amountOf(table.storage, remedy) > 0).flatMap((remedy) =>
    table.people
      .filter((person) => needsRemedy(person, remedy))
      .map(({ id }) => ({ verb: 'treat', person: id, remedy }) as const),
  );
}
