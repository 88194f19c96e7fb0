import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eleven } from '@vigilia/game-011';
import { namedSeed } from '@vigilia/kernel';
import type { KeptSeat, KeptTable } from '../../../src/keep/tables.ts';
import { readPosition } from '../../../src/learn/position.ts';
import type { Assist } from '../../../src/table/table.ts';
import { settle } from './settle.ts';

interface Laying {
  readonly seats: readonly KeptSeat[];
  /** `deal 4 <seed>` and a line for every choice since. */
  readonly written: string;
  readonly assist?: Assist;
  readonly isOver?: boolean;
}

export const person = (name = 'Livia'): KeptSeat => ({ kind: 'person', name });
export const bot = (name = 'apprentice'): KeptSeat => ({ kind: 'bot', bot: name });

/** A deal that is the same every time. */
export function deal(name: string, seats = 4): string {
  return `deal ${seats} ${namedSeed(name)}`;
}

/** A game that is known by heart (games/011/golden), its first lines or all but its last ones. */
export function golden(name: string, lines?: number): string {
  const file = new URL(`../../../../games/011/golden/${name}.txt`, import.meta.url);
  const [, ...written] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return written.slice(0, lines).join('\n');
}

/** Lays a table on this device before anybody comes, and gives its path. */
export async function lay(page: Page, { seats, written, assist = 'reason', isOver = false }: Laying) {
  const { header, log } = readPosition(written, eleven);
  const now = Date.now();
  const table: KeptTable = {
    id: header.commitment.slice(0, 16),
    game: eleven.id,
    header,
    log,
    seats,
    assist,
    createdAt: now,
    changedAt: now,
    over: isOver,
    seen: seats.map(() => log.length + 1),
    orders: seats.map(() => null),
    times: [now, ...log.map(() => now)],
  };
  await settle(page, { [`table.${table.id}`]: JSON.stringify(table) });
  return `/here/${table.id}`;
}
