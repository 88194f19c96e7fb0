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

/** A table whose server says what the test wants. */
async function tableAt() {
  let receive = (_: object) => {};
  const opened: string[] = [];
  const network: Network = {
    async request(path, init) {
      if (path.endsWith('/open')) opened.push(String(init?.body));
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
