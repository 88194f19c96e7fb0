import { type Game, isRefusal } from '@vigilia/kernel';
import { candles } from '@vigilia/kernel/toy';
import { createTable } from '../../src/table/local/create-table.ts';
import { LocalTable } from '../../src/table/local/local-table.ts';
import { TestStorage } from '../storage/storage.ts';
import { randomThread } from '../table/local/threads.ts';

const game = candles as unknown as Game;

/** A table of Candles with a person on the first of three seats and bots on the others. */
export function candlesTable(): LocalTable {
  const storage = new TestStorage();
  const bot = { kind: 'bot', bot: 'random' } as const;
  const seats = [{ kind: 'person', name: 'Livia' } as const, bot, bot];
  const opening = { game: candles.id, seats, assist: 'record', seed: '7'.repeat(64) } as const;
  const table = LocalTable.open(String(createTable(opening, candles.rules, storage)), {
    ui: { game, orders: null },
    profile: { hasSecrets: true },
    storage,
    startThread: () => randomThread(game),
    patience: 20_000,
    pace: () => 'instant',
    defaultName: (seat: number) => `Player ${seat + 1}`,
  });
  if (isRefusal(table)) throw new Error(table.reason.key);
  return table;
}
