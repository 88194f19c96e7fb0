import type { Remembered } from '@vigilia/kernel';
import { noteOf, shownIn } from './note.ts';
import { relinked } from './relinked.ts';
import { changed, isBack, isChoice, type Line, withoutUndo } from './tamperings.ts';

/** Changes a record; null if this record has nothing to change in this way. */
type Change = (record: readonly Line[]) => readonly Line[] | null;

/** The choices of a record that the same seat could have made, at another time at least. */
function otherChoice(record: readonly Line[], { by, choice }: Line): unknown {
  return record.find((line) => isChoice(line) && line.by === by && line.choice !== choice)?.choice;
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a choice is changed': (record) => {
    const at = record.findIndex(isChoice);
    return changed(record, at, { choice: otherChoice(record, record[at] ?? {}) });
  },
  'a choice is given to another seat': (record) => {
    const seats = Number(record[0]?.seats);
    const at = record.findIndex(isChoice);
    return seats === 1 ? null : changed(record, at, { by: (Number(record[at]?.by) + 1) % seats });
  },
  'an undo is hidden': withoutUndo,
  'an undo is said to be free': (record) => {
    const at = record.findIndex((line) => isBack(line) && (line.consent as unknown[]).length > 0);
    return at < 0 ? null : changed(record, at, { consent: [] });
  },
  'the options are changed': (record) => {
    const [header = {}] = record;
    const options = header.options as Line;
    const other =
      header.game === '011' ? { beginners: !options.beginners } : { read: ['maternity-ward-red'] };
    return changed(record, 0, { options: { ...options, ...other } });
  },
  'practice is added': (record) => changed(record, 0, { practice: true }),
  'a person is said to be a bot': (record) =>
    record[0]?.audit === 3 ? changed(record, 0, { bots: [Number(record[0].seats) - 1] }) : null,
  'a broken-off deal is left out': (record) => withAbandonedDeals(record, () => []),
  'a deal is said to be broken off by another': (record) =>
    withAbandonedDeals(record, (undealt) =>
      undealt.map((each) => ({ ...each, by: 'player', players: [{ seat: 1, name: 'Bruno' }] })),
    ),
};

function withAbandonedDeals(record: readonly Line[], change: (undealt: readonly Line[]) => Line[]) {
  const undealt = (record[0]?.undealt ?? []) as Line[];
  return undealt.length === 0 ? null : changed(record, 0, { undealt: change(undealt) });
}

interface Forgery {
  readonly name: string;
  readonly lines: readonly Line[];
  /** What a client remembers that was shown all that happened. */
  readonly remembered: Remembered;
}

/** Forgeries whose links and digest are computed anew: only a client's note, or the rules, can show them. */
export function forgeries(record: readonly Line[]): Forgery[] {
  const remembered = noteOf(record);
  const changes = Object.entries(CHANGES).flatMap(([name, change]) => {
    const forged = change(record);
    return forged === null ? [] : [{ name, lines: relinked(forged).lines, remembered }];
  });
  return [...changes, ...hiddenTakeBacks(record)];
}

/**
 * A choice is taken back in the log itself after it was shown, and the game goes on from there: the client is shown both,
 * and the last link of its note is one of the forged record. Or it is shown no link from that choice on.
 */
function hiddenTakeBacks(record: readonly Line[]): Forgery[] {
  const at = record.findIndex(isBack);
  const without = withoutUndo(record);
  if (without === null) return [];
  const { lines } = relinked(without);
  const note = noteOf(lines);
  const before = record.slice(0, at);
  const { n: latest } = before.at(-1) ?? {};
  const linkOf = new Map(lines.map(({ n, link }) => [n, link]));
  // The same choices made again are the same log: nothing is hidden.
  if (before.every(({ n, link }) => n === undefined || linkOf.get(n) === link)) return [];
  const after = (first: number) => lines.filter(({ n }) => Number(n) > first);
  const jumped = { ...note, shown: shownIn([...before, ...after(Number(latest))]) };
  const withheld = {
    ...note,
    shown: shownIn([...before, ...after(Number(latest) + 1)]),
    withheld: Number(latest) + 1,
  };
  const to = Number(record[at]?.to);
  const seen = lines.filter(({ n }) => Number(n) <= to);
  const { n, link } = seen.at(-1) ?? {};
  const silent = {
    ...note,
    link: { n: Number(n), hash: String(link) },
    shown: shownIn(seen),
    withheld: to + 1,
  };
  return [
    { name: 'a choice and all that came after it were shown without hashes', lines, remembered: silent },
    { name: 'what was shown is taken back and played another way', lines, remembered: jumped },
    { name: 'what was shown is taken back and a hash is left out', lines, remembered: withheld },
  ];
}
