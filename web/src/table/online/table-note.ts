import { signal } from '@preact/signals';
import { entropyHashOf, type Remembered, type Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { readNote, writeNote } from '../../storage/notes.ts';
import { randomHex } from '../../storage/random-hex.ts';
import type { BrowserStorage } from '../../storage/tables.ts';

const ENTROPY_BYTES = 16;

/**
 * The note that this device keeps of a table on a server. The record of the game is compared with it after the end: a
 * server could change its card and its log, but not this note.
 */
export class TableNote {
  /** Whether the card shows another commitment than it did at first. */
  readonly hasOtherCommitment = signal(false);
  private readonly table: string;
  private readonly storage: BrowserStorage;
  /** The end of the dealing whose hashes are in the note. */
  private dealing: number | null = null;

  constructor(card: Card, storage: BrowserStorage) {
    this.table = card.id;
    this.storage = storage;
    this.noteCard(card);
  }

  get remembered(): Remembered | null {
    return readNote(this.table, this.storage);
  }

  /** Notes a card. The first commitment is never overwritten. */
  noteCard(card: Card): void {
    const { remembered } = this;
    if (remembered === null) {
      this.write({
        seenAt: Date.now(),
        commitment: card.commitment,
        sawBeginning: card.phase === 'gathering',
        entropy: null,
        entropyHashes: null,
        link: null,
      });
    } else if (remembered.commitment !== card.commitment) this.hasOtherCommitment.value = true;
    const until = card.dealing?.until ?? null;
    if (until === null || until === this.dealing) return;
    this.dealing = until;
    this.change({ entropyHashes: card.seats.flatMap((seat) => seat?.entropyHash ?? []) });
  }

  /** Notes the last hash of the log. */
  noteLink(link: Remembered['link'] | undefined): void {
    if (link != null) this.change({ link });
  }

  /** Makes new entropy for the deal, notes it and returns its hash. */
  seal(): string {
    const entropy = randomHex(ENTROPY_BYTES);
    this.change({ entropy });
    return entropyHashOf(entropy);
  }

  /**
   * The entropy of this device's seat, once the hashes of all seats are in the note: it is opened now. Null where
   * there is none to open.
   */
  entropyToOpen(card: Card, seat: Seat | null): string | null {
    const own = seat === null ? null : card.seats[seat];
    if (card.dealing === null || own == null || own.opened || own.entropyHash === null) return null;
    const entropy = this.remembered?.entropy ?? null;
    if (entropy !== null && entropyHashOf(entropy) === own.entropyHash) return entropy;
    // Another device of the same person made the entropy of this seat, and opens it.
    this.change({ entropy: null });
    return null;
  }

  private change(changes: Partial<Remembered>): void {
    const { remembered } = this;
    if (remembered !== null) this.write({ ...remembered, ...changes });
  }

  private write(note: Remembered): void {
    writeNote(this.table, note, this.storage);
  }
}
