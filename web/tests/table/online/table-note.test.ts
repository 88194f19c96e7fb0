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
    seats: [],
    dealing: null,
    ...changes,
  } as unknown as Card;
}

function seats(...hashes: (string | null)[]) {
  return hashes.map((entropyHash) => ({ ready: true, entropyHash, opened: false, lent: null }));
}

describe('the note of a table', () => {
  test('keeps the first commitment and warns when the card shows another', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    note.noteCard(cardWith({}));
    expect(note.hasOtherCommitment.value).toBe(false);
    expect(note.remembered).toMatchObject({ commitment: COMMITMENT, sawBeginning: true, link: null });
    // The note outlives the page.
    const again = new TableNote(cardWith({ commitment: 'b'.repeat(64) }), storage);
    expect(again.hasOtherCommitment.value).toBe(true);
    expect(again.remembered?.commitment).toBe(COMMITMENT);
  });

  test('says that it was begun after the deal', () => {
    expect(new TableNote(cardWith({ phase: 'playing' }), new TestStorage()).remembered?.sawBeginning).toBe(
      false,
    );
  });

  test('gives its entropy once it has noted the hashes of all seats', () => {
    const storage = new TestStorage();
    const note = new TableNote(cardWith({}), storage);
    const mine = note.seal();
    const theirs = 'c'.repeat(64);
    const sealed = cardWith({ seats: seats(mine, null, theirs) });
    expect(note.entropyToOpen(sealed, 0)).toBeNull();
    const dealing = { ...sealed, dealing: { until: 9 } };
    const again = new TableNote(dealing, storage);
    const entropy = again.entropyToOpen(dealing, 0) ?? '';
    expect(entropyHashOf(entropy)).toBe(mine);
    expect(again.remembered).toMatchObject({ entropy, entropyHashes: [mine, theirs] });
    // A later card of the same dealing does not change the noted hashes.
    again.noteCard({ ...dealing, seats: seats(mine, null, 'd'.repeat(64)) } as unknown as Card);
    expect(again.remembered?.entropyHashes).toEqual([mine, theirs]);
  });

  test('gives no entropy where another device made the hash', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    note.seal();
    const dealing = cardWith({ seats: seats('c'.repeat(64)), dealing: { until: 9 } });
    expect(note.entropyToOpen(dealing, 0)).toBeNull();
    expect(note.remembered?.entropy).toBeNull();
  });

  test('makes new entropy each time and keeps the last hash of the log', () => {
    const note = new TableNote(cardWith({}), new TestStorage());
    expect(note.seal()).not.toBe(note.seal());
    note.noteLink({ n: 3, hash: 'e'.repeat(64) });
    note.noteLink(undefined);
    note.noteLink(null);
    expect(note.remembered?.link).toEqual({ n: 3, hash: 'e'.repeat(64) });
  });
});
