import type { Remembered } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';

/** The hashes of the seats at each deal that was broken off at this table. */
export function sealedIn({ undealt }: Card): readonly (readonly string[])[] {
  return undealt.map(({ entropyHashes }) => entropyHashes);
}

/** A note with what a card shows of the deal. The first hashes of a deal stay, whatever is shown later. */
export function dealingNoted(note: Remembered, card: Card): Remembered {
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
export function isOtherDealing({ entropyHashes, optionsHash = null }: Remembered, card: Card): boolean {
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
