import { type Remembered, type Verdict, verify } from '@vigilia/kernel';
import { games } from './games.ts';
import type { Player } from './player.ts';

/** What a client remembers of its table: everything it was shown, as it was shown first. */
export function noteOf({ card, given, link, shown }: Player): Remembered {
  if (card === null) throw new Error('no table was shown');
  return {
    seenAt: card.openedAt,
    commitment: card.commitment,
    sawBeginning: true,
    practice: card.setting.practice,
    undealt: card.undealt.map(({ entropyHashes }) => entropyHashes),
    entropy: given,
    entropyHashes: card.seats.flatMap((seat) => seat?.entropyHash ?? []),
    ...(card.dealing === null ? {} : { optionsHash: card.dealing.optionsHash }),
    link: link && { n: link.n, hash: link.hash },
    shown,
  };
}

export function verified(record: string, remembered: Remembered | null = null): Promise<Verdict> {
  async function* lines() {
    yield* record.trimEnd().split('\n');
  }
  return verify(lines(), (id) => games.get(id)?.game, remembered);
}
