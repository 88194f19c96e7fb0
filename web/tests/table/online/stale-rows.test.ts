import { entropyHashOf, isRefusal } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { expect, test } from 'vitest';
import type { Network, Socket } from '../../../src/table/online/network.ts';
import { OnlineTable } from '../../../src/table/online/online-table.ts';
import { TestStorage } from '../../storage/storage.ts';

const ID = 'x'.repeat(22);

/** A card with what the page reads of it before a game. */
function cardWith(changes: object): Card {
  return {
    id: ID,
    setting: { game: '011', practice: false, seats: 1, options: {}, assist: 'reason' },
    phase: 'gathering',
    commitment: 'a'.repeat(64),
    rules: null,
    seats: [null],
    dealing: null,
    undealt: [],
    ...changes,
  } as unknown as Card;
}

/** A table whose server says what the test wants, and reads these rows out of its log. */
async function tableAt(deeds: readonly object[] = []) {
  let receive = (_: object) => {};
  const opened: string[] = [];
  const network: Network = {
    async request(path, init) {
      if (path.endsWith('/open')) opened.push(String(init?.body));
      if (path.endsWith('/story')) return Response.json({ deeds });
      return Response.json(cardWith({}));
    },
    connect() {
      const socket: Socket = {
        send() {},
        close() {},
        addEventListener(type, listener) {
          if (type === 'message') receive = (message) => listener({ data: JSON.stringify(message) } as never);
        },
      };
      return socket;
    },
    onRetryHint: () => () => {},
  };
  const table = await OnlineTable.open(ID, network, new TestStorage());
  if (isRefusal(table)) throw new Error(table.reason.key);
  const now = { asks: [], asked: [], mayUndo: false, deadlines: [], answers: 0, events: [], missed: null };
  const say = (message: object) => receive({ ...now, talk: [], present: [], at: 0, by: null, ...message });
  return { table, say, opened };
}

test('a row that the welcome had already neither breaks a deal off nor shortens the log', async () => {
  const { table, say, opened } = await tableAt();
  await table.company.setReady(true, { memory: [], avoid: [] });
  const entropyHash = entropyHashOf(table.remembered()?.entropy ?? '');
  const seats = [{ name: 'Ada', ready: true, entropyHash, opened: false, lent: null }];
  const card = cardWith({ seats, dealing: { until: 9, optionsHash: null } });
  const link = { n: 5, hash: 'e'.repeat(64) };
  say({ type: 'welcome', version: 5, seat: 0, view: null, order: null, card, link });
  expect(opened).toHaveLength(1);
  const remembered = table.remembered();
  expect(remembered).toMatchObject({ isOpened: true, entropyHashes: [entropyHash], link });
  say({ type: 'happened', version: 4, card: cardWith({}), link: { n: 4, hash: 'f'.repeat(64) } });
  expect(table.remembered()).toEqual(remembered);
  expect(table.company.alarm.value).toBeNull();
  table.close();
});

test.each([
  ['warns where that leaves out hashes as well', [], 'withheld'],
  ['is content where it has them', [2], null],
])(
  'a row without hashes that belong to it makes the page read the whole log, and it %s',
  async (_, inside, alarm) => {
    const hash = (n: number) => String(n).repeat(64);
    const row = (version: number, n: number, more: object = {}) => ({
      version,
      at: 0,
      by: 0,
      answers: n,
      events: [],
      link: { n, hash: hash(n), ...more },
    });
    const passed = inside.length === 0 ? {} : { inside: inside.map(hash) };
    const { table, say } = await tableAt([row(4, 0), row(5, 1), row(6, 3, passed)]);
    say({ type: 'welcome', version: 3, seat: 0, view: null, order: null, card: cardWith({}), link: null });
    say({ type: 'happened', ...row(4, 0), card: cardWith({ phase: 'playing' }) });
    say({ type: 'happened', ...row(5, 1) });
    expect(table.company.alarm.value).toBeNull();
    say({ type: 'happened', ...row(6, 3) });
    await expect.poll(() => table.remembered()?.shown?.at(-1)?.to).toBe(3);
    expect(table.company.alarm.value).toBe(alarm);
    expect(table.remembered()).toMatchObject({ link: { n: 3 }, withheld: alarm === null ? null : 2 });
    table.close();
  },
);
