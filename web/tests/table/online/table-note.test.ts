import { entropyHashOf } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { describe, expect, test } from 'vitest';
import { TableNote } from '../../../src/table/online/table-note.ts';
import { TestStorage } from '../../storage/storage.ts';

const SEAL = 'a'.repeat(64);

function cardWith(changes: object): Card {
  return {
    id: 'x'.repeat(22),
    phase: 'gathering',
    commitment: SEAL,
    seats: [],
    dealing: null,
    ...changes,
  } as unknown as Card;
}

function seats(...hashes: (string | null)[]) {
  return hashes.map((entropyHash) => ({ ready: true, entropyHash, opened: false, lent: null }));
}

describe('a device that is at a table', () => {
  test('remembers the first seal and raises an alarm when the card shows another', () => {
    const storage = new TestStorage();
    const witness = new TableNote(cardWith({}), storage);
    witness.noteCard(cardWith({}));
    expect(witness.hasOtherCommitment.value).toBe(false);
    expect(witness.remembered).toMatchObject({ commitment: SEAL, sawBeginning: true, link: null });
    // Also after the page was opened again.
    const again = new TableNote(cardWith({ commitment: 'b'.repeat(64) }), storage);
    expect(again.hasOtherCommitment.value).toBe(true);
    expect(again.remembered?.commitment).toBe(SEAL);
  });

  test('knows that it came late', () => {
    expect(new TableNote(cardWith({ phase: 'playing' }), new TestStorage()).remembered?.sawBeginning).toBe(
      false,
    );
  });

  test('opens what it sealed, once it has taken note of what all sealed', () => {
    const storage = new TestStorage();
    const witness = new TableNote(cardWith({}), storage);
    const mine = witness.seal();
    const theirs = 'c'.repeat(64);
    const sealed = cardWith({ seats: seats(mine, null, theirs) });
    expect(witness.entropyToOpen(sealed, 0)).toBeNull();
    const dealing = { ...sealed, dealing: { until: 9 } };
    const again = new TableNote(dealing, storage);
    const given = again.entropyToOpen(dealing, 0) ?? '';
    expect(entropyHashOf(given)).toBe(mine);
    expect(again.remembered).toMatchObject({ entropy: given, entropyHashes: [mine, theirs] });
    // What the card says of the same dealing later changes nothing.
    again.noteCard({ ...dealing, seats: seats(mine, null, 'd'.repeat(64)) } as unknown as Card);
    expect(again.remembered?.entropyHashes).toEqual([mine, theirs]);
  });

  test('opens nothing that another device sealed', () => {
    const witness = new TableNote(cardWith({}), new TestStorage());
    witness.seal();
    const dealing = cardWith({ seats: seats('c'.repeat(64)), dealing: { until: 9 } });
    expect(witness.entropyToOpen(dealing, 0)).toBeNull();
    expect(witness.remembered?.entropy).toBeNull();
  });

  test('seals something new each time, and follows the log', () => {
    const witness = new TableNote(cardWith({}), new TestStorage());
    expect(witness.seal()).not.toBe(witness.seal());
    witness.noteLink({ n: 3, hash: 'e'.repeat(64) });
    witness.noteLink(undefined);
    witness.noteLink(null);
    expect(witness.remembered?.link).toEqual({ n: 3, hash: 'e'.repeat(64) });
  });
});
