import { type ReadonlySignal, signal } from '@preact/signals';
import type { Character, Eleven } from '@vigilia/game-011';
import type { Viewer } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Whereabouts } from './whereabouts.ts';

export const PENCIL_MARKS = ['yes', 'no', 'maybe'] as const;

export type PencilMark = (typeof PENCIL_MARKS)[number];

/** By the name of a square. */
type Marks = Readonly<Record<string, PencilMark>>;

/** A square of the sheet of one seat: several may share a screen. */
export interface PencilSquare {
  readonly viewer: Viewer;
  readonly character: Character;
  readonly column: Whereabouts;
}

/** The pencil of an open table. */
const pencils = new WeakMap<AnswerDraft<Eleven>, Pencil>();

/** The marks on the sheet of a table: the same wherever they are asked for. */
export function pencilOf(draft: AnswerDraft<Eleven>): Pencil {
  let pencil = pencils.get(draft);
  if (pencil === undefined) {
    const name = draft.table.company?.card.peek().id ?? location.pathname;
    pencil = new Pencil(name, draft.marks ?? localStorage);
    pencils.set(draft, pencil);
  }
  return pencil;
}

/** One's own marks on the sheet of one table, kept on this device. */
export class Pencil {
  private readonly marks;
  private readonly name: string;
  private readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(table: string, store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.name = `vigilia.pencil.${table}`;
    this.store = store;
    this.marks = signal(read(store.getItem(this.name)));
  }

  at(square: PencilSquare): PencilMark | null {
    const { value }: ReadonlySignal<Marks> = this.marks;
    return value[nameOf(square)] ?? null;
  }

  /** All marks as one string, which changes whenever a mark does. */
  get written(): string {
    return JSON.stringify(this.marks.value);
  }

  /** Whether a viewer has marked nothing. */
  isEmpty(viewer: Viewer): boolean {
    return Object.keys(this.marks.value).every((name) => !name.startsWith(`${viewer ?? 'watcher'} `));
  }

  /** Writes a mark, or rubs it out. */
  write(square: PencilSquare, mark: PencilMark | null): void {
    const { [nameOf(square)]: _, ...others } = this.marks.peek();
    const marks = mark === null ? others : { ...others, [nameOf(square)]: mark };
    this.marks.value = marks;
    if (Object.keys(marks).length === 0) this.store.removeItem(this.name);
    else this.store.setItem(this.name, JSON.stringify(marks));
  }

  /** Nothing, yes, no, maybe, and nothing again. */
  turn(square: PencilSquare): void {
    const mark = this.at(square);
    this.write(square, PENCIL_MARKS[mark === null ? 0 : PENCIL_MARKS.indexOf(mark) + 1] ?? null);
  }
}

function nameOf({ viewer, character, column }: PencilSquare): string {
  return `${viewer ?? 'watcher'} ${character} ${column}`;
}

function read(stored: string | null): Marks {
  try {
    const marks: unknown = JSON.parse(stored ?? '{}');
    if (typeof marks !== 'object' || marks === null) return {};
    return Object.fromEntries(Object.entries(marks).filter(([, mark]) => PENCIL_MARKS.includes(mark)));
  } catch {
    // Another program wrote there: the sheet begins clean.
    return {};
  }
}

/** Whether what the game showed says otherwise. */
export function isStruck(mark: PencilMark | null, isThere: boolean): boolean {
  return mark === (isThere ? 'no' : 'yes');
}
