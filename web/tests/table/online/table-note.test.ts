import { createHash } from 'node:crypto';
import { entropyHashOf } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { describe, expect, test } from 'vitest';
import { TableNote } from '../../../src/table/online/table-note.ts';
import { TestStorage } from '../../storage/storage.ts';

const COMMITMENT = 'a'.repeat(64);

function cardWith(changes: object): Card {
  return {
    id: 'x'.repeat(22),
    phase: 'gathering',
    commitment: COMMITMENT,
    setting: { practice: false },
    rules: null,
    seats: [],
    dealing: null,
    undealt: [],
    ...changes,
  } as unknown as Card;
}

const OPTIONS = 'f'.repeat(64);
const dealing = { until: 9, optionsHash: OPTIONS };

function seats(...hashes: (string | null)[]) {
  return hashes.map((entropyHash) => ({ ready: true, entropyHash, opened: false, lent: null }));
}

describe('the note of a table', () => {
  test('keeps the first commitment and warns when the card shows another', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    note.noteCard(cardWith({}));
    expect(note.alarm.value).toBeNull();
    expect(note.remembered).toMatchObject({ commitment: COMMITMENT, sawBeginning: true, link: null });
    // The note outlives the page.
    const again = new TableNote(cardWith({ commitment: 'b'.repeat(64) }), storage);
    expect(again.alarm.value).toBe('commitment');
    expect(again.remembered?.commitment).toBe(COMMITMENT);
  });

  test('says that it was begun after the deal', () => {
    expect(new TableNote(cardWith({ phase: 'playing' }), new TestStorage()).remembered?.sawBeginning).toBe(
      false,
    );
  });

  test('keeps what the first card says of practice, and the rules the game began with', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    expect(note.remembered).toMatchObject({ practice: false, rules: null });
    note.noteCard(cardWith({ phase: 'playing', setting: { practice: true }, rules: { began: 2, now: 2 } }));
    note.noteCard(cardWith({ phase: 'playing', rules: { began: 1, now: 2 } }));
    expect(note.remembered).toMatchObject({ practice: false, rules: 2 });
  });

  test('gives no entropy where another device made the hash', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.seal();
    const begun = cardWith({ seats: seats('c'.repeat(64)), dealing });
    note.noteCard(begun);
    expect(note.entropyToOpen(begun, 0)).toBeNull();
    expect(note.remembered?.entropy).toBeNull();
  });

  test('makes new entropy each time before a deal', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    expect(note.seal()).not.toBe(note.seal());
  });
});

describe('the note of a deal', () => {
  const theirs = 'c'.repeat(64);
  const other = 'd'.repeat(64);

  /** A device that has sealed something, and the card on which it is to be opened. */
  function sealed() {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    const mine = note.seal();
    return { storage, note, mine, begun: cardWith({ seats: seats(mine, null, theirs), dealing }) };
  }

  test('has the hashes of all seats and of the options before it gives its entropy', () => {
    const { storage, note, mine, begun } = sealed();
    expect(note.entropyToOpen({ ...begun, dealing: null }, 0)).toBeNull();
    const again = new TableNote(begun, storage);
    const entropy = again.entropyToOpen(begun, 0) ?? '';
    expect(entropyHashOf(entropy)).toBe(mine);
    expect(again.remembered).toMatchObject({
      entropy,
      isOpened: true,
      entropyHashes: [mine, theirs],
      optionsHash: OPTIONS,
    });
    // A request that fails is sent again.
    expect(again.entropyToOpen(begun, 0)).toBe(entropy);
  });

  test.each([
    [
      'other hashes',
      { seats: (mine: string) => seats(mine, null, other), dealing: { until: 99, optionsHash: OPTIONS } },
    ],
    [
      'other options',
      { seats: (mine: string) => seats(mine, null, theirs), dealing: { until: 9, optionsHash: other } },
    ],
  ])(
    'never opens the same entropy under %s, after a reload either',
    (_, { seats: made, dealing: second }) => {
      const { storage, note, mine, begun } = sealed();
      note.noteCard(begun);
      expect(note.entropyToOpen(begun, 0)).not.toBeNull();
      const { remembered } = note;
      const shown = cardWith({ seats: made(mine), dealing: second });
      note.noteCard(shown);
      for (const each of [note, new TableNote(shown, storage)]) {
        expect(each.entropyToOpen(shown, 0)).toBeNull();
        expect(each.alarm.value).toBe('deal');
        expect(each.remembered).toEqual(remembered);
      }
    },
  );

  test('that was broken off is kept, and what was sealed for it is spent', () => {
    const { note, mine, begun } = sealed();
    note.noteCard(begun);
    note.entropyToOpen(begun, 0);
    const undealt = [{ by: 'host', players: [], entropyHashes: [mine, theirs] }];
    note.noteCard(cardWith({ seats: seats(null, null, null), undealt }));
    expect(note.remembered).toMatchObject({
      entropy: null,
      isOpened: false,
      entropyHashes: null,
      undealt: [[mine, theirs]],
    });
    // The hash of before is on the card again: nothing is opened for it.
    const again = cardWith({ seats: seats(mine, null, other), dealing, undealt });
    note.noteCard(again);
    expect(note.entropyToOpen(again, 0)).toBeNull();
  });

  test('that was broken off is kept where the table hides it', () => {
    const { note, mine, begun } = sealed();
    note.noteCard(begun);
    note.noteCard(cardWith({ seats: seats(null, null, null) }));
    const next = note.seal();
    note.noteCard(cardWith({ seats: seats(next, null, theirs), dealing }));
    expect(note.remembered).toMatchObject({ entropyHashes: [next, theirs], undealt: [[mine, theirs]] });
  });

  test('that was broken off while the page was closed gives no alarm', () => {
    const { storage, note, mine, begun } = sealed();
    note.noteCard(begun);
    const undealt = [{ by: 'time', players: [], entropyHashes: [mine, theirs] }];
    const second = cardWith({ seats: seats(other, null, theirs), dealing, undealt });
    const again = new TableNote(second, storage);
    expect(again.alarm.value).toBeNull();
    expect(again.remembered).toMatchObject({ entropyHashes: [other, theirs], undealt: [[mine, theirs]] });
  });

  test('stays sealed with the same while it is under way', () => {
    const { note, mine, begun } = sealed();
    note.noteCard(begun);
    expect(note.seal()).toBe(mine);
  });
});

describe('the note of a log', () => {
  const hash = (digit: string) => digit.repeat(64);

  test('keeps its last hash', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.noteLink({ n: 3, hash: hash('e') });
    note.noteLink(undefined);
    note.noteLink(null);
    expect(note.remembered?.link).toEqual({ n: 3, hash: hash('e') });
    expect(note.alarm.value).toBeNull();
  });

  test('warns of an entry that is shown with another hash, and keeps both', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    note.noteLink({ n: 3, hash: hash('e') });
    note.noteLink({ n: 4, hash: hash('f') });
    note.noteLink({ n: 3, hash: hash('0') });
    note.noteLink({ n: 4, hash: hash('1') });
    const kept = { link: { n: 4, hash: hash('f') }, otherLink: { n: 3, hash: hash('0') } };
    expect(note.remembered).toMatchObject(kept);
    expect(note.alarm.value).toBe('log');
    expect(new TableNote(cardWith({}), storage).alarm.value).toBe('log');
  });

  test('finds another hash after a reload', () => {
    const storage = new TestStorage();
    new TableNote(cardWith({}), storage).noteLink({ n: 4, hash: hash('f') });
    const again = new TableNote(cardWith({}), storage);
    again.noteLink({ n: 4, hash: hash('1') });
    expect(again.alarm.value).toBe('log');
    expect(again.remembered?.otherLink).toEqual({ n: 4, hash: hash('1') });
  });

  test('warns while the log is shorter than it was, and keeps the longest', () => {
    const storage = new TestStorage();
    new TableNote(cardWith({}), storage).noteLink({ n: 9, hash: hash('f') });
    const again = new TableNote(cardWith({}), storage);
    again.noteLink({ n: 4, hash: hash('1') });
    expect(again.alarm.value).toBe('log');
    expect(again.remembered?.link).toEqual({ n: 9, hash: hash('f') });
    // A server that lagged behind catches up.
    again.noteLink({ n: 9, hash: hash('f') });
    expect(again.alarm.value).toBeNull();
    again.noteLink({ n: 9, hash: hash('f') });
    expect(again.remembered).toMatchObject({ link: { n: 9, hash: hash('f') } });
  });

  test('warns where a log that became shorter jumps over what was shown', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.noteLink({ n: 3, hash: hash('e') });
    note.noteLink({ n: 4, hash: hash('f') });
    // The hash of this entry was shown before, but the log went on from there.
    note.noteLink({ n: 3, hash: hash('e') });
    expect(note.alarm.value).toBe('log');
    note.noteLink({ n: 5, hash: hash('1') });
    expect(note.alarm.value).toBe('log');
    expect(note.remembered?.link).toEqual({ n: 4, hash: hash('f') });
    note.noteLink({ n: 6, hash: hash('2'), inside: [hash('f'), hash('1')] });
    expect(note.alarm.value).toBeNull();
    expect(note.remembered?.link).toEqual({ n: 6, hash: hash('2') });
  });

  test('finds an entry inside a plan that was shown with another hash', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.noteLink({ n: 4, hash: hash('f') });
    note.noteLink({ n: 6, hash: hash('2'), inside: [hash('0'), hash('1')] });
    expect(note.alarm.value).toBe('log');
    expect(note.remembered?.otherLink).toEqual({ n: 4, hash: hash('0') });
  });
});

describe('the note of the rows of a log', () => {
  const hash = (n: number) => n.toString(16).padStart(64, '0');
  /** A row that led to this entry, with the entries of a plan before it. */
  const row = (n: number, plan = 0) => ({
    answers: n,
    link: { n, hash: hash(n), ...(plan > 0 && { inside: range(n - plan, n - 1) }) },
  });
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => hash(from + index));
  /** The hash of these entries together, as docs/audit.md has it. */
  const together = (from: number, to: number) => {
    const running = range(from, to).reduce(
      (before, link) => createHash('sha256').update(`${before}\n${link}`).digest('hex'),
      '',
    );
    return { from, to, hash: running };
  };
  const live = { isWhole: false };
  const whole = { isWhole: true };

  test('keeps one hash of all of them, of plans and after a reload too', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    expect(note.noteRows([row(0)], live)).toBe(true);
    expect(note.noteRows([row(1), { answers: 1 }, row(4, 2)], live)).toBe(true);
    const again = new TableNote(cardWith({ phase: 'playing' }), storage);
    again.noteRows([row(0), row(1), row(4, 2), row(5)], whole);
    again.noteRows([row(6)], live);
    expect(again.remembered).toMatchObject({ shown: [together(0, 6)], withheld: null });
    expect(again.alarm.value).toBeNull();
  });

  test('wants the whole log where hashes are missing, and warns where that has none either', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    note.noteRows([row(0), row(1)], live);
    expect(note.noteRows([row(4)], live)).toBe(false);
    expect(note.alarm.value).toBeNull();
    expect(note.noteRows([row(0), row(1), row(4)], whole)).toBe(true);
    const kept = { shown: [together(0, 1), together(4, 4)], withheld: 2 };
    expect(note.remembered).toMatchObject(kept);
    for (const each of [note, new TableNote(cardWith({}), storage)])
      expect(each.alarm.value).toBe('withheld');
  });

  test.each([
    ['a choice', { answers: 2 }],
    ['going back', { answers: 1, undone: 1 }],
  ])('warns where %s has no hash although the log has had them', (_, bare) => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.noteRows([row(0), row(1)], live);
    note.noteLink(row(1).link);
    expect(note.noteRows([bare], live)).toBe(false);
    note.noteRows([row(0), row(1), bare], whole);
    expect(note.alarm.value).toBe('withheld');
    expect(note.remembered?.withheld).toBe(2);
  });

  test('ends without a warning where the game goes on under other rules, and warns where it does not after all', () => {
    const storage = new TestStorage();
    const playing = (began: number, now: number) => cardWith({ phase: 'playing', rules: { began, now } });
    const note = new TableNote(playing(3, 3), storage);
    note.noteRows([row(0), row(1)], live);
    note.noteLink(row(1).link);
    note.noteCard(playing(3, 4));
    expect(note.noteRows([{ answers: 2 }], live)).toBe(true);
    expect(note.remembered?.withheld).toBe(2);
    for (const each of [note, new TableNote(playing(3, 4), storage)]) expect(each.alarm.value).toBeNull();
    expect(new TableNote(playing(3, 3), storage).alarm.value).toBe('withheld');
  });

  test('stays as it was where the game was over before the rules changed', () => {
    const over = (now: number) => cardWith({ phase: 'over', rules: { began: 3, now } });
    const note = new TableNote(over(3), new TestStorage());
    note.noteRows([row(0), row(1)], whole);
    note.noteLink(row(1).link);
    note.noteCard(over(4));
    expect(note.noteRows([{ answers: 0 }, { answers: 1 }], whole)).toBe(true);
    expect(note.remembered?.withheld).toBeNull();
  });

  test('wants no hashes of a table that has none', () => {
    const note = new TableNote(cardWith({ phase: 'playing' }), new TestStorage());
    expect(note.noteRows([{ answers: 0 }, { answers: 1 }], whole)).toBe(true);
    expect(note.alarm.value).toBeNull();
  });

  test('finds another hash of the entry that a note of an earlier page ends with', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    note.noteLink({ n: 2, hash: 'f'.repeat(64) });
    const { shown: _, withheld: __, ...older } = JSON.parse(storage.getItem(storage.key(0) ?? '') ?? '');
    storage.setItem(storage.key(0) ?? '', JSON.stringify(older));
    const again = new TableNote(cardWith({ phase: 'playing' }), storage);
    again.noteRows([row(0), row(1), row(3, 1)], whole);
    expect(again.alarm.value).toBe('log');
    expect(again.remembered?.otherLink).toEqual({ n: 2, hash: hash(2) });
  });

  test('compares the whole log with all that was shown before', () => {
    const storage = new TestStorage();
    new TableNote(cardWith({}), storage).noteRows([row(0), row(1), row(2), row(3)], live);
    // The page was closed before it had read the rows.
    new TableNote(cardWith({ phase: 'playing' }), storage).noteLink(row(5).link);
    const again = new TableNote(cardWith({ phase: 'playing' }), storage);
    const other = { answers: 2, link: { n: 2, hash: 'f'.repeat(64) } };
    again.noteRows([row(0), row(1), other, row(3), row(4), row(5)], whole);
    expect(again.alarm.value).toBe('log');
    expect(again.remembered).toMatchObject({ shown: [together(0, 3)], otherLink: { n: 3 } });
  });

  test('does not ask for the whole log again and again where the storage is full', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    storage.isFull = true;
    note.noteRows([row(0)], live);
    expect(note.noteRows([row(1)], live)).toBe(true);
  });

  test('stays small however often hashes are left out', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.noteRows(
      Array.from({ length: 2_000 }, (_, index) => row(2 * index)),
      whole,
    );
    expect(JSON.stringify(note.remembered).length).toBeLessThan(10_000);
  });
});
