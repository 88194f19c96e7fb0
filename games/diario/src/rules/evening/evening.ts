import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Duty, Person, Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { beginPhase, passJournal } from '../table/markers.ts';
import { deliver, delivery } from '../table/objective.ts';
import { guards, idsOf, isAwake, isInGroup, personOf, replacePerson } from '../table/people.ts';
import { changeState, endGame } from '../table/states.ts';
import { bedsIn } from '../table/survey.ts';
import { canTakeDuty, DUTIES, fatigueBy, isTripFull } from './duties.ts';

/** How often the duties of one evening are given anew: more often than people want to, and yet every game ends. */
export const MOST_RETHOUGHT = 30;

export const evening: Acting<'evening'> = {
  run(run) {
    beginPhase(run, 'evening');
    run.next({ step: 'duty', left: idsOf(run.state.people) }, { step: 'watch' }, { step: 'begin-duties' });
  },
};

/** One duty each for the night (EVE-1). A person who sleeps already can only sleep on (STAT-4). */
export const duty: Asking<'duty', Duty | 'deliver'> = {
  asks(table, { left }) {
    const id = left.find((each) => isInGroup(table, each));
    if (id === undefined) return null;
    return ask(
      table,
      'EVE-1',
      'prompt.duty',
      [...dutiesFor(table, personOf(table, id)), ...delivery(table)],
      {
        vars: { person: id },
      },
    );
  },
  answer(run, frame, choice) {
    if (choice.verb === 'deliver') {
      deliver(run);
      return run.next({ ...frame });
    }
    const { person, verb } = choice;
    giveDuty(run, person, verb);
    run.next({ ...frame, left: frame.left.filter((id) => id !== person) });
  },
  why(table, { left }, choice) {
    const asked = left.find((id) => isInGroup(table, id));
    if (asked !== undefined && 'person' in choice && choice.person !== asked)
      return refuse('EVE-1', 'refusal.other-person', { person: asked });
    if (choice.verb === 'bed') return refuse('EVE-1', 'refusal.no-bed');
    if (choice.verb === 'scavenge' && isTripFull(dutiesIn(table)))
      return refuse('EVE-1', 'refusal.three-scavengers');
    if (choice.verb === 'guard' || choice.verb === 'scavenge') return refuse('STAT-4', 'refusal.asleep');
    return null;
  },
};

function dutiesFor(table: Table, person: Person): Choice[] {
  const given = { others: dutiesIn(table), beds: bedsIn(table.house) };
  return DUTIES.filter((verb) => canTakeDuty(person, verb, given)).map((verb) => ({
    verb,
    person: person.id,
  }));
}

function dutiesIn({ people }: Table): readonly (Duty | null)[] {
  return people.map(({ duty }) => duty);
}

function giveDuty(run: Run, person: PersonId, duty: Duty): void {
  replacePerson(run.state, person, { duty });
  run.announce({ type: 'duty', person, duty });
}

/**
 * Leaving no guard is the end (EVE-2); the table asks whether that is meant, if it could be otherwise. Who has thought
 * again often enough names a guard instead.
 */
export const watch: Asking<'watch', 'unguarded' | 'reconsider' | 'guard'> = {
  asks(table, { rethought = 0 }) {
    if (guards(table).length > 0) return null;
    const awake = table.people.filter(isAwake);
    const choices: Choice[] =
      rethought >= MOST_RETHOUGHT
        ? awake.map(({ id }) => ({ verb: 'guard', person: id }))
        : awake.slice(0, 1).map(() => ({ verb: 'reconsider' }));
    return ask(table, 'EVE-2', 'prompt.unguarded', [...choices, { verb: 'unguarded' }]);
  },
  answer(run, { rethought = 0 }, choice) {
    if (choice.verb === 'unguarded') return endGame(run, 'unguarded');
    if (choice.verb === 'guard') return giveDuty(run, choice.person, 'guard');
    for (const { id } of run.state.people) replacePerson(run.state, id, { duty: null });
    const again = { rethought: rethought + 1 };
    run.next({ step: 'duty', left: idsOf(run.state.people), ...again }, { step: 'watch', ...again });
  },
  why(_table, { rethought = 0 }, { verb }) {
    if (verb !== 'reconsider' || rethought < MOST_RETHOUGHT) return null;
    return refuse('EVE-2', 'refusal.rethought', { count: rethought });
  },
};

/** The night begins: rest and duty move Fatigue (EVE-1). */
export const beginDuties: Acting<'begin-duties'> = {
  run(run) {
    for (const { id, duty, levels } of run.state.people) {
      if (duty !== null) changeState(run, id, 'fatigue', fatigueBy(duty, levels));
    }
    passJournal(run);
  },
};
