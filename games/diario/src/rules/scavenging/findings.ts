import type { Range } from '@vigilia/kernel';
import { GOODS, type Good, RESOURCES } from '../../data/goods.ts';
import { PEOPLE } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Acting, Asking, FrameOf, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf, kindsIn, listOf, plus, takenFrom, weightOf } from '../table/goods.ts';
import { passJournal } from '../table/markers.ts';
import { scavengers } from '../table/people.ts';
import { discard } from '../table/shelves.ts';
import { gatherCards } from './unknown.ts';

type Choosing = FrameOf<'choose-findings'>;

/** The cards are gathered; those alive decide what to carry, and if none is, nothing comes home. */
export const findings: Acting<'findings'> = {
  run(run) {
    const table = run.state;
    gatherCards(run);
    if (scavengers(table).length > 0)
      return chooseOn(run, { step: 'choose-findings', added: [], dropped: [] });
    discard(table, 'pile', table.pile);
    run.announce({ type: 'findings-left' });
    passJournal(run);
  },
};

/** Drops what is too much, adds resources from the box, and goes home (SCAV-8). */
export const chooseFindings: Asking<'choose-findings', 'drop' | 'add' | 'home'> = {
  asks(table, frame) {
    const weight = weightOf(table.pile);
    const limit = carryLimit(table);
    const choices: Choice[] = weight <= limit ? [{ verb: 'home' }] : [];
    const vars = { weight, limit };
    return ask(table, 'SCAV-8', 'prompt.findings', choices, { vars, ranges: changes(table, frame) });
  },
  answer(run, frame, choice) {
    const table = run.state;
    const { added, dropped } = frame;
    if (choice.verb === 'home') return goHome(run);
    if (choice.verb === 'drop') {
      const goods = { [choice.good]: choice.amount };
      discard(table, 'pile', goods);
      run.announce({ type: 'dropped', goods: listOf(goods) });
      return chooseOn(run, { ...frame, dropped: [...dropped, choice.good] });
    }
    const goods = { [choice.resource]: choice.amount };
    table.box = takenFrom(table.box, goods);
    table.pile = plus(table.pile, goods);
    run.announce({ type: 'added', goods: listOf(goods) });
    chooseOn(run, { ...frame, added: [...added, choice.resource] });
  },
  why(table, { added, dropped }, choice) {
    const limit = carryLimit(table);
    if (choice.verb === 'home')
      return refuse('SCAV-8', 'refusal.too-heavy', { weight: weightOf(table.pile), limit });
    if (choice.verb === 'add') {
      const { resource } = choice;
      if (dropped.includes(resource)) return refuse('SCAV-8', 'refusal.dropped', { good: resource });
      return refuse('SCAV-8', 'refusal.add', { good: resource, amount: room(table, resource) });
    }
    if (choice.verb !== 'drop') return null;
    const { good } = choice;
    if (added.includes(good)) return refuse('SCAV-8', 'refusal.added', { good });
    return refuse('SCAV-8', 'refusal.drop', { good, amount: amountOf(table.pile, good) });
  },
};

/** What all scavengers alive can carry together, those who waited included (SCAV-8). */
export function carryLimit(table: Pick<Table, 'people'>): number {
  return scavengers(table).reduce((limit, { id }) => limit + PEOPLE[id].inventory, 0);
}

/** How many of a resource the box holds and can still be carried. */
function room(table: Table, resource: Good): number {
  const left = Math.max(0, carryLimit(table) - weightOf(table.pile));
  return Math.min(amountOf(table.box, resource), Math.floor(left / GOODS[resource].weight));
}

function changes(table: Table, { added, dropped }: Choosing): Range<Choice>[] {
  const ranges: Range<Choice>[] = [];
  for (const good of kindsIn(table.pile)) {
    if (added.includes(good)) continue;
    ranges.push({ from: { verb: 'drop', good, amount: 1 }, to: amountOf(table.pile, good) });
  }
  for (const resource of RESOURCES) {
    const to = dropped.includes(resource) ? 0 : room(table, resource);
    if (to > 0) ranges.push({ from: { verb: 'add', resource, amount: 1 }, to });
  }
  return ranges;
}

/** With nothing left to drop or add, they are on their way. */
function chooseOn(run: Run, frame: Choosing): void {
  if (changes(run.state, frame).length === 0) goHome(run);
  else run.next(frame);
}

/** What they carry stays on the pile until Dawn (DAWN-1). */
function goHome(run: Run): void {
  const goods = listOf(run.state.pile);
  run.announce(goods.length === 0 ? { type: 'went-home' } : { type: 'set-off-home', goods });
  passJournal(run);
}
