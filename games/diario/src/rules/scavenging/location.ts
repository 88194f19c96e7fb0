import { LOCATIONS, PLACES } from '../../data/cards/locations.ts';
import { type Good, type Goods, isPackable } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import { NO_AREA } from '../table/area.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf, kindsIn, listOf, minus, plus } from '../table/goods.ts';
import { QUIET } from '../table/noise.ts';
import { idsOf, scavengers } from '../table/people.ts';
import { OUT } from '../table/scenes.ts';
import { layUnknown } from './unknown.ts';

const GOING: readonly Choice[] = PLACES.map((place) => ({ verb: 'go', place }));

/** One of the three Locations; what is printed on it happens once everything is packed (SCAV-1). */
export const chooseLocation: Asking<'choose-location', 'go'> = {
  asks: (table) => ask(table, 'SCAV-1', 'prompt.location', GOING),
  answer(run, _frame, { place }) {
    const table = run.state;
    const location = table.locations[place];
    table.scavenging = {
      place,
      location,
      noise: QUIET,
      area: NO_AREA,
      waiting: [],
      hushed: [],
      specials: [],
      left: false,
    };
    run.announce({ type: 'went-out', people: idsOf(scavengers(table)), location });
    layUnknown(run, place);
    if (packable(table.storage).length === 0) run.announce({ type: 'nothing-to-pack' });
    run.next(
      { step: 'pack' },
      { step: 'effects', effects: LOCATIONS[location].rule, scene: OUT },
      { step: 'unknown' },
      { step: 'findings' },
    );
  },
};

/** Tokens in Storage may be taken along (SCAV-2); with all of them packed there is nothing left to ask. */
export const pack: Asking<'pack', 'pack' | 'set-out'> = {
  asks(table) {
    const { storage } = table;
    const goods = packable(storage);
    if (goods.length === 0) return null;
    return ask(table, 'SCAV-2', 'prompt.pack', [{ verb: 'set-out' }], {
      ranges: goods.map((good) => ({ from: { verb: 'pack', good, amount: 1 }, to: amountOf(storage, good) })),
    });
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'set-out') return;
    const table = run.state;
    const goods = { [choice.good]: choice.amount };
    table.storage = minus(table.storage, goods);
    table.pile = plus(table.pile, goods);
    run.announce({ type: 'packed', goods: listOf(goods) });
    run.next({ step: 'pack' });
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'pack') return null;
    const { good } = choice;
    if (!isPackable(good)) return refuse('SCAV-2', 'refusal.never-packed', { good });
    return refuse('SCAV-2', 'refusal.pack', { good, amount: amountOf(table.storage, good) });
  },
};

/** What may be taken along from Storage: never Wood, Components or Water (SCAV-2). */
function packable(storage: Goods): Good[] {
  return kindsIn(storage).filter(isPackable);
}
