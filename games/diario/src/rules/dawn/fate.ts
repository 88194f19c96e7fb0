import { FATE, type FateCard } from '../../data/cards/fate.ts';
import type { Remedy } from '../../data/goods.ts';
import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Person, Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { exchangeLocation } from '../table/exchange.ts';
import { plus } from '../table/goods.ts';
import { passJournal } from '../table/markers.ts';
import { idsOf, isAwake, replacePerson, skillOf } from '../table/people.ts';
import { changeState } from '../table/states.ts';

/** Dawn comes to Fate; if a person has a nurse's hands, whom they look after is settled first. */
export const beforeFate: Acting<'before-fate'> = {
  run(run) {
    const patients = patientsOf(run.state);
    if (patients.length > 1) return run.next({ step: 'nursing' });
    run.next({ step: 'fate', nursed: patients[0]?.id ?? null });
  },
};

/** One other person counts as treated; the Leader names them. */
export const nursing: Asking<'nursing', 'name'> = {
  asks: (table) =>
    ask(
      table,
      'DAWN-3',
      'prompt.nursing',
      patientsOf(table).map(({ id }) => ({ verb: 'name', person: id })),
    ),
  answer(run, _frame, { person }) {
    run.next({ step: 'fate', nursed: person });
  },
};

/** Those whom a nurse who is awake could look after. */
export function patientsOf({ people }: Pick<Table, 'people'>): Person[] {
  const nurses = people.filter((person) => isAwake(person) && skillOf(person.id, 'nurse') !== undefined);
  return people.filter(
    ({ id, levels }) => (levels.wounds > 0 || levels.illness > 0) && nurses.some((nurse) => nurse.id !== id),
  );
}

/** Fate moves Illness and Wounds, checks the Cold, may exchange a Location and stir the Spirit (DAWN-3). */
export const fate: Acting<'fate'> = {
  run(run, { nursed }) {
    const id = drawCard(run, 'fate');
    if (id === null) return;
    discardCard(run, 'fate', id);
    run.revealToAll({ type: 'fate-turned', fate: id });
    const card = FATE[id];
    for (const person of run.state.people) {
      const { illness, wounds } = movesOf(card, person, { isNursed: person.id === nursed });
      changeState(run, person.id, 'illness', illness);
      changeState(run, person.id, 'wounds', wounds);
    }
    if (card.discards) discardRemedies(run);
    if (card.coldThreshold !== null) checkCold(run, card.coldThreshold);
    if (card.exchange !== null) exchangeLocation(run, card.exchange);
    const awake = card.spirit ? idsOf(run.state.people.filter(isAwake)) : [];
    run.next({ step: 'spirit', left: awake }, { step: 'end-fate' });
  },
};

export const endFate: Acting<'end-fate'> = { run: passJournal };

/** How Fate moves the Illness and Wounds of a person, the Cold aside; one who is nursed counts as treated (DAWN-3). */
export function movesOf(
  { illness, wounds }: FateCard,
  { levels, remedies }: Pick<Person, 'levels' | 'remedies'>,
  { isNursed }: { readonly isNursed: boolean },
): Readonly<Record<'illness' | 'wounds', number>> {
  const has = (remedy: Remedy) => isNursed || remedies.includes(remedy);
  return {
    illness:
      levels.illness === 0
        ? 0
        : illness[has('meds') ? 'treated' : has('herbal-meds') ? 'herbal' : 'untreated'],
    wounds: levels.wounds === 0 ? 0 : wounds[has('bandage') ? 'treated' : 'untreated'],
  };
}

/** Whether the Cold makes ill if it is checked against this threshold; null if it is not checked (DAWN-3). */
export function doesColdBite(cold: number, threshold: number | null): boolean {
  return threshold !== null && cold >= threshold;
}

function discardRemedies(run: Run): void {
  const table = run.state;
  const treated = table.people.filter(({ remedies }) => remedies.length > 0);
  if (treated.length === 0) return;
  for (const { id, remedies } of treated) {
    for (const remedy of remedies) table.box = plus(table.box, { [remedy]: 1 });
    replacePerson(table, id, { remedies: [] });
  }
  run.announce({ type: 'remedies-discarded' });
}

function checkCold(run: Run, threshold: number): void {
  const { cold, people } = run.state;
  if (!doesColdBite(cold, threshold)) return run.announce({ type: 'cold-held', threshold });
  run.announce({ type: 'cold-bit', threshold });
  for (const { id } of people) changeState(run, id, 'illness', 1);
}
