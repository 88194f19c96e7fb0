import { type ReadonlySignal, signal } from '@preact/signals';
import { type BrowserStorage, listTables } from '../../../storage/tables.ts';
import { TIPS, type Tip } from './tips.ts';

const KEY = 'vigilia.first-hour.011';
const SILENT = 'silent';

/** What a player on this device was told of a first game, and whether they want to be told more. */
export class Heard {
  private readonly tips;
  private readonly store: BrowserStorage;

  constructor(store: BrowserStorage) {
    this.store = store;
    this.tips = signal(read(store));
  }

  /** What was told already; all of it once it is silenced, and for a player who has finished a game. */
  get value(): ReadonlySet<Tip> {
    const { value }: ReadonlySignal<ReadonlySet<Tip>> = this.tips;
    return value;
  }

  add(tips: readonly Tip[]): void {
    this.tips.value = new Set([...this.tips.peek(), ...tips]);
    this.store.setItem(KEY, [...this.tips.peek()].join(' '));
  }

  silence(): void {
    this.tips.value = new Set(TIPS);
    this.store.setItem(KEY, SILENT);
  }
}

function read(store: BrowserStorage): ReadonlySet<Tip> {
  const written = store.getItem(KEY);
  if (written === SILENT) return new Set(TIPS);
  const known = (written ?? '').split(' ');
  if (written !== null) return new Set(TIPS.filter((tip) => known.includes(tip)));
  const hasFinished = listTables(store).some(({ game, over }) => game === '011' && over);
  return new Set(hasFinished ? TIPS : []);
}
