import { createHash } from 'node:crypto';
import { canonical, commitmentOf, entropyHashOf, namedSeed, type Remembered } from '@vigilia/kernel';
import { noteOf } from './note.ts';

/** A line of a record, with the fields that a forger changes. */
export type Line = Record<string, unknown>;

export interface Forged {
  readonly lines: readonly Line[];
  /** Set if only a client's note can show the forgery. */
  readonly remembered?: Remembered;
}

/** Changes a record as a forger would; null if this record has nothing to change in this way. */
export type Tampering = (record: readonly Line[]) => Forged | null;

export const isChoice = ({ choice }: Line) => typeof choice === 'string';
export const isBack = (line: Line) => 'backTo' in line;

/** The record with one line changed. */
export function changed(record: readonly Line[], at: number, changes: Line): Line[] {
  return record.map((line, index) => (index === at ? { ...line, ...changes } : line));
}

/** The record with a matching digest: a forger can compute it. */
export function digested(lines: readonly Line[]): Forged {
  let digest = '';
  const before = lines.slice(0, -1);
  for (const line of before) {
    digest = createHash('sha256')
      .update(`${digest}\n${canonical(line)}`)
      .digest('hex');
  }
  return { lines: [...before, { ...lines.at(-1), digest }] };
}

/** The record without its first undo and what it took back, counted anew; null if it has none. */
export function withoutUndo(record: readonly Line[]): Line[] | null {
  const at = record.findIndex(isBack);
  if (at < 0) return null;
  const to = Number(record[at]?.to);
  const kept = record.filter((line, index) => index > at || !('n' in line) || Number(line.n) <= to);
  const removed = record.length - kept.length;
  const counted = kept.map((line, index) => {
    if (!('n' in line)) return line;
    const later = Number(line.to) > to ? { to: Number(line.to) - removed } : {};
    return { ...line, n: index - 1, ...later };
  });
  return counted.with(-1, { ...counted.at(-1), end: counted.length - 3 });
}

function swapped(list: readonly unknown[]): unknown[] {
  const [first, second, ...rest] = list;
  return [second, first, ...rest];
}

/** Every kind of forgery the verifier must find. `another` is a record of another game that holds by itself. */
export function tamperings(another: readonly Line[]): Readonly<Record<string, Tampering>> {
  const middle = (record: readonly Line[]) => Math.floor(record.length / 2);
  return {
    'the seed is swapped': (record) => digested(changed(record, 0, { seed: namedSeed('another') })),
    'seed and commitment are swapped': (record) => {
      const seed = namedSeed('another');
      return digested(changed(record, 0, { seed, commitment: commitmentOf(seed) }));
    },
    'the commitment is changed': (record) => digested(changed(record, 0, { commitment: 'f'.repeat(64) })),
    'an entropy is swapped': ([header = {}, ...lines]) => {
      if (!Array.isArray(header.entropy)) return null;
      return digested([{ ...header, entropy: ['another', ...header.entropy.slice(1)] }, ...lines]);
    },
    'an entropy is swapped with its hash': ([header = {}, ...lines]) => {
      if (!Array.isArray(header.entropy)) return null;
      const entropy = ['another', ...header.entropy.slice(1)];
      return digested([{ ...header, entropy, entropyHashes: entropy.map(entropyHashOf) }, ...lines]);
    },
    'a choice is changed': (record) => {
      const at = record.findIndex(isChoice);
      return digested(changed(record, at, { choice: `${record[at]?.choice} and more` }));
    },
    'a choice is given to another seat': (record) => {
      const seats = Number(record[0]?.seats);
      const at = record.findIndex(isChoice);
      // Alone there is no other seat.
      return seats === 1 ? null : digested(changed(record, at, { by: (Number(record[at]?.by) + 1) % seats }));
    },
    'a row is removed': (record) => digested(record.toSpliced(middle(record), 1)),
    'a row is removed and the others counted anew': (record) => {
      const at = middle(record);
      const counted = record
        .toSpliced(at, 1)
        .map((line, index) => (index >= at && 'n' in line ? { ...line, n: Number(line.n) - 1 } : line));
      return digested(counted);
    },
    'two rows change places': (record) => {
      const at = middle(record);
      return digested(record.toSpliced(at, 2, record[at + 1] as Line, record[at] as Line));
    },
    'a state is changed': (record) => {
      const at = middle(record);
      return { lines: changed(record, at, { state: { ...(record[at]?.state as Line), over: 'won' } }) };
    },
    'the order of a deck is changed': (record) => {
      const state = record[1]?.state as Line & { stack?: string[]; decks?: Record<string, string[]> };
      const { stack, decks } = state;
      if (stack !== undefined)
        return digested(changed(record, 1, { state: { ...state, stack: swapped(stack) } }));
      const findings = swapped(decks?.findings ?? []);
      return digested(changed(record, 1, { state: { ...state, decks: { ...decks, findings } } }));
    },
    'a deck is said to have begun in another order': ([header = {}, ...lines]) => {
      const data = header.data as Line & { tiles?: unknown[]; decks?: Record<string, unknown[]> };
      const { tiles, decks } = data;
      const forged =
        tiles === undefined
          ? { ...data, decks: { ...decks, people: swapped(decks?.people ?? []) } }
          : { ...data, tiles: swapped(tiles) };
      return digested([{ ...header, data: forged }, ...lines]);
    },
    'an undo is hidden with what was taken back': (record) => {
      const hidden = withoutUndo(record);
      return hidden && digested(hidden);
    },
    'an undo is said to be free': (record) => {
      const at = record.findIndex((line) => isBack(line) && (line.consent as unknown[]).length > 0);
      return at < 0 ? null : digested(changed(record, at, { consent: [] }));
    },
    'the last hash is changed': (record) => ({
      lines: changed(record, record.length - 1, { link: '0'.repeat(64) }),
    }),
    'the end is cut off': (record) => ({ lines: record.slice(0, -2) }),
    'the options are changed': ([header = {}, ...lines]) =>
      digested([{ ...header, options: { ...(header.options as Line), house: 'ours' } }, ...lines]),
    'all of it is another game': (record) => ({ lines: another, remembered: noteOf(record) }),
  };
}

/** A true record with a client's note that fits it. */
export function remembering(record: readonly Line[]): Forged {
  return { lines: record, remembered: noteOf(record) };
}
