import type { Goods } from '../../data/goods.ts';
import type { Event } from '../../kinds/events.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { asFarAsIn, countOf, listOf, minus, plus, takenFrom } from './goods.ts';

/** Where goods lie: in Storage at home, on the Findings pile out of doors, on cards by day. */
export type Shelf = 'storage' | 'pile' | 'bench';

export function shelfAt(where: 'home' | 'out'): 'storage' | 'pile' {
  return where === 'home' ? 'storage' : 'pile';
}

/** Takes from the box what it holds of these (SET-10), and says what; `reveals` if it was unknown what it would be. */
export function gain(run: Run, shelf: Shelf, wanted: Goods, { reveals = false } = {}): Goods {
  const table = run.state;
  const goods = asFarAsIn(table.box, wanted);
  const tell = (event: Event) => (reveals ? run.revealToAll(event) : run.announce(event));
  if (countOf(goods) === 0) {
    tell({ type: countOf(wanted) === 0 ? 'nothing-gained' : 'box-empty' });
    return goods;
  }
  table.box = takenFrom(table.box, goods);
  table[shelf] = plus(table[shelf], goods);
  tell({ type: shelf === 'pile' ? 'found' : 'gained', goods: listOf(goods) });
  return goods;
}

/** Puts back into the box as much of these as there is, and says what. */
export function lose(run: Run, shelf: Shelf, wanted: Goods): void {
  const goods = asFarAsIn(run.state[shelf], wanted);
  if (countOf(goods) > 0) giveBack(run, shelf, goods, 'lost');
}

/** Takes as much of these out of the game as there is, and says what (SET-10). */
export function eliminate(run: Run, shelf: Shelf, wanted: Goods): void {
  const table = run.state;
  const goods = asFarAsIn(table[shelf], wanted);
  if (countOf(goods) === 0) return;
  table[shelf] = minus(table[shelf], goods);
  table.eliminated = plus(table.eliminated, goods);
  run.announce({ type: 'eliminated', goods: listOf(goods) });
}

/** Pays what is there for certain. */
export function pay(run: Run, shelf: Shelf, goods: Goods): void {
  if (countOf(goods) > 0) giveBack(run, shelf, goods, 'paid');
}

function giveBack(run: Run, shelf: Shelf, goods: Goods, type: 'lost' | 'paid'): void {
  discard(run.state, shelf, goods);
  run.announce({ type, goods: listOf(goods) });
}

/** Back to the box without a word. */
export function discard(table: Table, shelf: Shelf, goods: Goods): void {
  table[shelf] = minus(table[shelf], goods);
  table.box = plus(table.box, goods);
}
