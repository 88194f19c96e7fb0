import type { Page } from '@playwright/test';
import { game as eleven } from '@vigilia/game-011';
import { type Assist, namedSeed } from '@vigilia/kernel';
import { readPosition } from '../../../src/pages/learn/position.ts';
import type { StoredSeat, StoredTable } from '../../../src/storage/tables.ts';
import type { Written } from './golden.ts';
import { settle } from './settle.ts';

/** A deal that is the same every time, with a person on the first seat. */
export function deal(name: string, seats = 4): Written {
  return { lines: [`deal ${seats} ${namedSeed(name)}`], seat: 0 };
}

interface Laying {
  readonly assist?: Assist;
  /** How many moments its player has seen; all by default. */
  readonly seen?: number;
  /** The game of the table; 011 by default. */
  readonly game?: { readonly id: string; readonly rules: number };
  /** Who sits there; by default a person on the seat that answers and bots on the others. */
  readonly seats?: readonly StoredSeat[];
}

/** Stores a table on this device before the page opens. Returns its path. */
export async function lay(page: Page, { lines, seat }: Written, laying: Laying = {}): Promise<string> {
  const { game = eleven } = laying;
  const { header, log } = readPosition(lines.join('\n'), game);
  const id = header.commitment.slice(0, 16);
  const now = Date.now();
  // A person who has just sat down has seen nothing yet.
  const seen = laying.seen ?? (log.length === 0 ? 0 : log.length + 1);
  const seats =
    laying.seats ??
    Array.from(
      { length: header.seats },
      (_, each): StoredSeat =>
        each === seat ? { kind: 'person', name: 'Livia' } : { kind: 'bot', bot: 'apprentice' },
    );
  const table: StoredTable = {
    id,
    game: game.id,
    header,
    log,
    seats,
    assist: laying.assist ?? 'reason',
    createdAt: now,
    changedAt: now,
    over: false,
    seen: seats.map(() => seen),
    orders: seats.map(() => null),
    times: [now, ...log.map(() => now)],
  };
  await settle(page, { [`table.${id}`]: JSON.stringify(table) });
  return `/here/${id}`;
}
