import { signal } from '@preact/signals';
import { entropyHashOf, type Remembered, type Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { readNote, writeNote } from '../../storage/notes.ts';
import { randomHex } from '../../storage/random-hex.ts';
import type { BrowserStorage } from '../../storage/tables.ts';

const ENTROPY_BYTES = 16;

/**
 * Remembers on this device what the server showed of a table, so that the record of the game can be compared with
 * it: the server could change its card and its log, and cannot change this.
 */
export class Witness {
  /** Whether the card shows another seal than it did at first. */
  readonly isAlarmed = signal(false);
  private readonly table: string;
  private readonly storage: BrowserStorage;
  /** The end of the dealing whose hashes are in the note. */
  private dealing: number | null = null;

  constructor(card: Card, storage: BrowserStorage) {
    this.table = card.id;
    this.storage = storage;
    this.see(card);
  }

  get note(): Remembered | null {
    return readNote(this.table, this.storage);
  }

  /** Takes note of a card. What was seen first is never written over. */
  see(card: Card): void {
    const { note } = this;
    if (note === null) {
      this.write({
        seenAt: Date.now(),
        commitment: card.commitment,
        sawBeginning: card.phase === 'gathering',
        entropy: null,
        entropyHashes: null,
        link: null,
      });
    } else if (note.commitment !== card.commitment) this.isAlarmed.value = true;
    const until = card.dealing?.until ?? null;
    if (until === null || until === this.dealing) return;
    this.dealing = until;
    this.change({ entropyHashes: card.seats.flatMap((seat) => seat?.entropyHash ?? []) });
  }

  /** Takes note of the last hash of the log. */
  follow(link: Remembered['link'] | undefined): void {
    if (link != null) this.change({ link });
  }

  /** Makes something new to give to the deal, and gives its hash. */
  seal(): string {
    const entropy = randomHex(ENTROPY_BYTES);
    this.change({ entropy });
    return entropyHashOf(entropy);
  }

  /**
   * What is to be opened now: what this device sealed for its seat, once the hashes of all seats are in the note; null
   * where there is nothing to open.
   */
  toOpen(card: Card, seat: Seat | null): string | null {
    const own = seat === null ? null : card.seats[seat];
    if (card.dealing === null || own == null || own.opened || own.entropyHash === null) return null;
    const entropy = this.note?.entropy ?? null;
    if (entropy !== null && entropyHashOf(entropy) === own.entropyHash) return entropy;
    // Another device of the same person sealed something else, and opens it.
    this.change({ entropy: null });
    return null;
  }

  private change(changes: Partial<Remembered>): void {
    const { note } = this;
    if (note !== null) this.write({ ...note, ...changes });
  }

  private write(note: Remembered): void {
    writeNote(this.table, note, this.storage);
  }
}
