import type { Choice } from '../../choices.ts';
import { ALCOHOLS, type Alcohol, REMEDIES } from '../../data/goods.ts';
import type { Acting, Asking } from '../../kinds.ts';
import type { Table } from '../../state.ts';
import { deliver, delivery } from '../morning/objective.ts';
import { ask } from '../table/ask.ts';
import { amountOf, discard, minus, NOTHING, plus } from '../table/goods.ts';
import { passJournal } from '../table/leader.ts';
import { cardOf, personOf, replacePerson } from '../table/people.ts';
import { beginPhase } from '../table/phase.ts';
import { d10 } from '../table/roll.ts';
import { changeState } from '../table/states.ts';

/** How a drink moves Fatigue; Misery falls by one (DAWN-6). */
const DRINKS: Readonly<Record<Alcohol, number>> = { moonshine: 2, 'pure-alcohol': 1 };
const MOURNING = 2;

/** Scavengers and findings come home (DAWN-1); the rest of Dawn follows. */
export const dawn: Acting<'dawn'> = {
  run(run) {
    const table = run.state;
    beginPhase(run, 'dawn');
    if (table.scavenging !== null) run.announce({ type: 'came-home' });
    table.storage = plus(table.storage, table.pile);
    table.pile = NOTHING;
    table.scavenging = null;
    table.people = table.people.map((person) => ({ ...person, duty: null }));
    run.next(
      { step: 'treat' },
      { step: 'toast' },
      { step: 'before-fate' },
      { step: 'toast' },
      { step: 'narrative' },
      { step: 'mourning' },
      { step: 'before-morning' },
      { step: 'end-day' },
    );
  },
};

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

/** A remedy for whoever needs it and has none of its kind yet. */
function treatmentsIn(table: Table): Choice[] {
  return REMEDIES.filter((remedy) => amountOf(table.storage, remedy) > 0).flatMap((remedy) =>
    table.people
      .filter(({ levels, remedies }) => {
        const isNeeded = remedy === 'bandage' ? levels.wounds > 0 : levels.illness > 0;
        return isNeeded && !remedies.includes(remedy);
      })
      .map(({ id }) => ({ verb: 'treat', person: id, remedy }) as const),
  );
}

/** Alcohol, before or after Fate (DAWN-6). */
export const toast: Asking<'toast', 'toast' | 'done'> = {
  asks(table) {
    const drinks = ALCOHOLS.filter((alcohol) => amountOf(table.storage, alcohol) > 0);
    const toasts = drinks.flatMap((alcohol) =>
      table.people
        .filter(({ levels }) => levels.misery > 0)
        .map(({ id }) => ({ verb: 'toast', person: id, alcohol }) as const),
    );
    return toasts.length === 0 ? null : ask(table, 'DAWN-6', 'prompt.toast', [...toasts, { verb: 'done' }]);
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'done') return;
    const { person, alcohol } = choice;
    discard(run.state, 'storage', { [alcohol]: 1 });
    run.announce({ type: 'toasted', person, alcohol });
    changeState(run, person, 'fatigue', DRINKS[alcohol]);
    changeState(run, person, 'misery', -1);
    run.next({ step: 'toast' });
  },
};

/** Death among us: one die for all, felt by whoever feels enough (DAWN-7). */
export const mourning: Acting<'mourning'> = {
  run(run) {
    const table = run.state;
    if (!table.gone.some(({ day }) => day === table.day)) return;
    const die = d10(run, 'mourning');
    run.unveil({ type: 'mourned', die });
    for (const { id } of table.people)
      if (cardOf(id).empathy >= die) changeState(run, id, 'misery', MOURNING);
  },
};

/** The last moment of the day to pay an Objective: the Morning may bring another Chapter (MORN-2). */
export const beforeMorning: Asking<'before-morning', 'deliver' | 'done'> = {
  asks(table) {
    const deliveries = delivery(table);
    if (deliveries.length === 0) return null;
    return ask(table, 'MORN-2', 'prompt.before-morning', [...deliveries, { verb: 'done' }]);
  },
  answer(run, _frame, { verb }) {
    if (verb === 'deliver') deliver(run);
  },
};

export const endDay: Acting<'end-day'> = {
  run(run) {
    passJournal(run);
    run.next({ step: 'morning' });
  },
};
