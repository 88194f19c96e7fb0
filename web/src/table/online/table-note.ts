import { signal } from '@preact/signals';
import { entropyHashOf, type Link, type Remembered, type Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { readNote, writeNote } from '../../storage/notes.ts';
import { randomHex } from '../../storage/random-hex.ts';
import type { BrowserStorage } from '../../storage/tables.ts';
import type { Alarm } from '../company.ts';
import { type LinkedRow, SeenLinks } from './seen-links.ts';

const ENTROPY_BYTES = 16;

/**
 * The note that this device keeps of a table on a server. The record of the game is compared with it after the end: a
 * server could change its card and its log, but not this note.
 */
export class TableNote {
  readonly alarm = signal<Alarm | null>(null);
  private readonly table: string;
  private readonly storage: BrowserStorage;
  private readonly links: SeenLinks;
  private isPlaying = false;
  /** Whether the table says that the game began under other rules: then its log has no hashes any more. */
  private isEarlier = false;

  constructor(card: Card, storage: BrowserStorage) {
    this.table = card.id;
    this.storage = storage;
    this.noteCard(card);
    const { remembered } = this;
    this.links = new SeenLinks(remembered?.link ?? null);
    if (remembered !== null) this.warnOfLog(remembered);
  }

  get remembered(): Remembered | null {
    return readNote(this.table, this.storage);
  }

  /** Notes a card. What it shows first of a table and of a deal is never overwritten. */
  noteCard(card: Card): void {
    const { phase, rules } = card;
    this.isPlaying = phase === 'playing';
    this.isEarlier = rules !== null && rules.began !== rules.now;
    const before = this.remembered ?? firstNoteOf(card);
    const note = dealingNoted(before, card);
    if (note.commitment !== card.commitment) this.alarm.value = 'commitment';
    if (isOtherDealing(note, card)) this.alarm.value = 'deal';
    this.write({ ...note, rules: note.rules ?? rules?.began ?? null });
  }

  /** Notes the last hash of the log. The log only grows: going back is an entry too. */
  noteLink(link: Link | null | undefined): void {
    const { remembered } = this;
    if (link != null && remembered !== null && !isTwoLogs(remembered))
      this.keepLog(this.links.takeLatest(remembered, link));
  }

  /**
   * Notes the hashes of rows: all since the deal, or those after the rows that were noted. False: hashes are missing
   * before them, and the whole log may have them.
   */
  noteRows(rows: readonly LinkedRow[], given: { readonly isWhole: boolean }): boolean {
    const { remembered } = this;
    if (remembered === null || isTwoLogs(remembered)) return true;
    if (this.isEarlier) {
      this.noteEnd(remembered);
      return true;
    }
    // Tables that were begun before there were hashes have none; a deal with a hash of its options has them.
    const { link, optionsHash = null } = remembered;
    if (link === null && optionsHash === null && rows.every((row) => row.link == null)) return true;
    const noted = this.links.takeRows(remembered, rows, given);
    if (noted !== null) this.keepLog(noted);
    return noted !== null;
  }

  /** Makes new entropy for the deal, notes it and returns its hash. While a deal is under way it stays the same. */
  seal(): string {
    const { remembered } = this;
    const isDealing = remembered !== null && remembered.entropyHashes !== null;
    const kept = isDealing ? remembered.entropy : null;
    const entropy = kept ?? randomHex(ENTROPY_BYTES);
    if (remembered !== null && kept === null) this.write({ ...remembered, entropy, isOpened: false });
    return entropyHashOf(entropy);
  }

  /**
   * The entropy of this device's seat, once the hashes of all seats are in the note: it is opened now. Null if
   * there is none to open, and if the table shows something else than it showed before.
   */
  entropyToOpen(card: Card, seat: Seat | null): string | null {
    const own = seat === null ? null : card.seats[seat];
    const { remembered } = this;
    if (card.dealing === null || own == null || own.opened || own.entropyHash === null) return null;
    if (this.alarm.value !== null || remembered === null) return null;
    const { entropy } = remembered;
    if (entropy !== null && entropyHashOf(entropy) === own.entropyHash) {
      // Before it is sent: from then on it is known, whatever becomes of the request.
      if (remembered.isOpened !== true) this.write({ ...remembered, isOpened: true });
      return entropy;
    }
    // Another device of the same person made the entropy of this seat, and opens it.
    if (entropy !== null) this.write({ ...remembered, entropy: null });
    return null;
  }

  /**
   * Notes where the hashes end of a game that goes on under other rules. Its record says so as well, and has none: one that
   * has them is not of this game.
   */
  private noteEnd(note: Remembered): void {
    const { link, withheld = null } = note;
    if (this.isPlaying && link !== null && withheld === null) this.write({ ...note, withheld: link.n + 1 });
  }

  private keepLog(note: Remembered): void {
    this.write(note);
    this.warnOfLog(note);
  }

  private warnOfLog(note: Remembered): void {
    const { alarm } = this;
    if (isTwoLogs(note) || this.links.isShorter) alarm.value = 'log';
    else if (alarm.value === null || alarm.value === 'log')
      alarm.value = this.isEarlier || (note.withheld ?? null) === null ? null : 'withheld';
  }

  private write(note: Remembered): void {
    writeNote(this.table, note, this.storage);
  }
}

/** Whether a log was shown that does not go with one that was shown before: nothing more is noted of either. */
function isTwoLogs({ otherLink = null }: Remembered): boolean {
  return otherLink !== null;
}

function firstNoteOf(card: Card): Remembered {
  return {
    seenAt: Date.now(),
    commitment: card.commitment,
    sawBeginning: card.phase === 'gathering',
    practice: card.setting.practice,
    entropy: null,
    entropyHashes: null,
    undealt: sealedIn(card),
    link: null,
    shown: [],
    withheld: null,
  };
}

/** The hashes of the seats at each deal that was broken off at this table. */
function sealedIn({ undealt }: Card): readonly (readonly string[])[] {
  return undealt.map(({ entropyHashes }) => entropyHashes);
}

/** A note with what a card shows of the deal. The first hashes of a deal stay, whatever is shown later. */
function dealingNoted(note: Remembered, card: Card): Remembered {
  const { dealing, phase } = card;
  const sealed = note.entropyHashes;
  const isNamed = sealedIn(card).some((hashes) => hashes.join() === sealed?.join());
  const isBrokenOff = sealed !== null && (isNamed || (phase === 'gathering' && dealing === null));
  const ended = isBrokenOff ? [sealed] : [];
  const undealt = merged(note.undealt ?? [], [...ended, ...sealedIn(card)]);
  const known = isBrokenOff ? { ...note, ...NOTHING_SEALED, undealt } : { ...note, undealt };
  if (dealing === null || known.entropyHashes !== null) return known;
  return { ...known, entropyHashes: hashesOf(card), optionsHash: dealing.optionsHash };
}

/** What was sealed for a deal that was broken off is spent. */
const NOTHING_SEALED = { entropy: null, isOpened: false, entropyHashes: null, optionsHash: null };

/** Whether a card shows another deal than the one in the note, which was never seen to end. */
function isOtherDealing({ entropyHashes, optionsHash = null }: Remembered, card: Card): boolean {
  if (card.dealing === null || entropyHashes === null) return false;
  return hashesOf(card).join() !== entropyHashes.join() || card.dealing.optionsHash !== optionsHash;
}

function hashesOf({ seats }: Card): string[] {
  return seats.flatMap((seat) => seat?.entropyHash ?? []);
}

function merged(
  known: readonly (readonly string[])[],
  more: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return [...new Map([...known, ...more].map((hashes) => [hashes.join(), hashes])).values()];
}
