import type { Deck } from '../../data/cards/decks.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { drawCard, shuffleInto } from '../table/decks.ts';
import { passJournal } from '../table/markers.ts';

const CARDS = 2;

interface Mixes {
  readonly cards: number;
  /** How many of them can be Night Raids. */
  readonly least: number;
  readonly most: number;
}

/** Red-corner cards come into the game, as long as any are left (RAID-6). */
export function beginCrimeWave(run: Run): void {
  const { cards, least, most } = mixesOf(run.state);
  if (least < most) return run.next({ step: 'crime-wave' });
  if (cards > 0) bringIn(run, most, cards - most);
  passJournal(run);
}

/** The Leader chooses how many are Night Raids; the others are Residents. */
export const crimeWave: Asking<'crime-wave', 'wave'> = {
  asks(table) {
    const { cards, least, most } = mixesOf(table);
    return ask(table, 'RAID-6', 'prompt.crime-wave', [], {
      vars: { cards },
      ranges: [{ from: { verb: 'wave', amount: least }, to: most }],
    });
  },
  answer(run, _frame, { amount }) {
    bringIn(run, amount, mixesOf(run.state).cards - amount);
    passJournal(run);
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'wave') return null;
    const { least, most } = mixesOf(table);
    return refuse('RAID-6', 'refusal.wave', { least, most });
  },
};

function mixesOf({ decks }: Table): Mixes {
  return mixesOfCards({ raids: decks['red-raids'].length, residents: decks['red-residents'].length });
}

/** Whether these red-corner cards, still set aside, leave the Leader a choice (RAID-6). */
export function isMixOpen(aside: { readonly raids: number; readonly residents: number }): boolean {
  const { least, most } = mixesOfCards(aside);
  return least < most;
}

function mixesOfCards({ raids, residents }: { raids: number; residents: number }): Mixes {
  const cards = Math.min(CARDS, raids + residents);
  return { cards, least: Math.max(0, cards - residents), most: Math.min(cards, raids) };
}

function bringIn(run: Run, raids: number, residents: number): void {
  run.announce({ type: 'crime-wave', raids, residents });
  if (raids > 0) shuffleInto(run, 'raids', take(run, 'red-raids', raids));
  if (residents > 0) shuffleInto(run, 'residents', take(run, 'red-residents', residents));
}

function take<Name extends 'red-raids' | 'red-residents'>(run: Run, name: Name, count: number): Deck[Name][] {
  return Array.from({ length: count }, () => drawCard(run, name)).filter((card) => card !== null);
}
