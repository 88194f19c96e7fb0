import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyChoice, botChoice, playOn } from '../play/play-on.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { attack } from './attack.ts';
import { type ReadableServer, startReadableServer } from './readable-server.ts';
import { targetTable } from './target-table.ts';
import { wholeState } from './whole-state.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: seedsInOrder() });
});
afterAll(() => server.stop());

const TABLES = [
  { game: '011', seats: 4, rows: 60, strategy: botChoice, messages: 3_000 },
  { game: '011', seats: 3, rows: 25, strategy: anyChoice, messages: 1_000 },
  { game: 'diario', seats: 3, rows: 40, strategy: botChoice, messages: 1_000 },
];

test.each(TABLES)(
  '$messages hostile messages at a table of $game change nothing, and each is answered',
  { timeout: 240_000 },
  async ({ messages, ...table }) => {
    const target = await targetTable(server, table);
    const before = await wholeState(server, target);
    const { sent, answered, closed, reasons, kinds, complaints } = await attack(target, messages, 'hostile');
    expect(complaints).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(messages);
    expect(answered).toBe(sent);
    // One message in 200 ends its socket on average; of a few thousand, a quarter of that comes for certain.
    expect(closed).toBeGreaterThan(messages / 800);
    expect(kinds.size).toBeGreaterThan(30);
    expect(reasons.get('refusal.our-fault')).toBeUndefined();
    expect(reasons.get('happened')).toBeUndefined();
    expect(await wholeState(server, target)).toEqual(before);

    await playOn(target.players, table.strategy);
    for (const { view } of target.players) expect(view.over).not.toBeNull();
    expect(JSON.stringify(server.rows(target.table))).not.toContain('hostile-');
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    for (const player of target.players) player.leave();
  },
);
