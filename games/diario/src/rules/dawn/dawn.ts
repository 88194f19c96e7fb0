import type { Acting, Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { NOTHING, plus } from '../table/goods.ts';
import { beginPhase, passJournal } from '../table/markers.ts';
import { deliver, delivery } from '../table/objective.ts';
import { idsOf, scavengers } from '../table/people.ts';

/** Scavengers and findings come home (DAWN-1); the rest of Dawn follows. */
export const dawn: Acting<'dawn'> = {
  run(run) {
    const table = run.state;
    beginPhase(run, 'dawn');
    const home = idsOf(scavengers(table));
    if (home.length > 0) run.announce({ type: 'came-home', people: home });
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
