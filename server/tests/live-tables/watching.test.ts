import { expect, test } from 'vitest';
import { gather, sitDown } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { expectSeenAsReplayed } from '../play/seen-as-replayed.ts';
import { TestServers } from '../play/test-servers.ts';

async function table(watching: string, more: object = {}) {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const players = await gather(address, {
    game: '011',
    seats: 4,
    setting: { watching, clock: 'live', ...more },
  });
  const [first] = players as [Player];
  const watcher = new Player(address);
  const received = new ReceivedMessages(watcher);
  return { servers, players, first, watcher, received };
}

/** Some way into the game, so that there is something to see and something to hide. */
async function playSome(players: readonly Player[]): Promise<void> {
  await playOn(players, botChoice, { isEnough: () => players.some(({ answers }) => answers >= 20) });
  await caughtUp(players);
}

test('a watcher sees what lies open, and nothing else', async () => {
  const { servers, players, first, watcher, received } = await table('open');
  // Looking over a shoulder is not for this table.
  watcher.lens = 1;
  await watcher.come(first.table);
  await playSome(players);
  await caughtUp([...players, watcher]);
  const { address } = watcher;
  const story = await new Player(address).get<{ deeds: unknown[] }>('GET', `/tables/${first.table}/story`);
  await servers.close();
  watcher.lens = null;
  await expectSeenAsReplayed(servers.location, [...players, watcher]);
  const told = received.all('happened').map(({ version, events }) => ({ version, events }));
  expect(story.deeds.slice(-told.length)).toMatchObject(told);
});

test('what a seat sees is shown to no watcher before the end, and after it to all', async () => {
  const { servers, players, first, watcher, received } = await table('everything');
  watcher.lens = 1;
  await watcher.come(first.table);
  await playSome(players);
  await caughtUp([...players, watcher]);
  expect(watcher.view.viewer).toBeNull();
  const { address } = watcher;
  const path = `/tables/${first.table}/story?lens=1`;
  const story = await new Player(address).get<{ deeds: unknown[] }>('GET', path);
  const told = received.all('happened').map(({ version, events }) => ({ version, events }));
  expect(story.deeds.slice(-told.length)).toMatchObject(told);
  await playOn(players, botChoice);
  await caughtUp([...players, watcher]);
  expect(watcher.view).toEqual(players[1]?.view);
  await servers.close();
  await expectSeenAsReplayed(servers.location, [...players, watcher]);
});

test('a late watcher is shown what a seat saw whole Hours ago, and nothing later', async () => {
  const { players, first, watcher, received } = await table('everything', { delay: 2 });
  watcher.lens = 1;
  await watcher.come(first.table);
  const seen = new ReceivedMessages(players[1] as Player);
  const hourOf = ({ view }: { readonly view: Record<string, unknown> }) => Number(view.hour ?? 0);
  const lags: number[] = [];
  const versions = new Map<number, unknown>();
  await playOn(players, botChoice, {
    isEnough: () => hourOf(first) >= 5,
    pause: async () => {
      versions.set((players[1] as Player).version, (players[1] as Player).view);
      if (hourOf(watcher) > 0) lags.push(hourOf(first) - hourOf(watcher));
    },
  });
  await caughtUp(players);
  expect(hourOf(first)).toBeGreaterThanOrEqual(5);
  await watcher.until(() => hourOf(watcher) >= 2);
  expect(Math.min(...lags)).toBeGreaterThanOrEqual(3);
  // It is told only whole welcomes, as of a version that its seat saw then.
  expect(received.all('happened').filter(({ answers }) => answers > 0)).toEqual([]);
  const latest = received.all('welcome').at(-1);
  expect(latest?.version).toBeLessThan(first.version);
  expect(latest?.asked.length).toBeGreaterThan(0);
  expect(versions.get(Number(latest?.version)) ?? latest?.view).toEqual(latest?.view);
  expect(seen.all('happened').some(({ version }) => version === latest?.version)).toBe(true);
  const path = `/tables/${first.table}/story?lens=1`;
  const { deeds } = await new Player(watcher.address).get<{ deeds: { version: number }[] }>('GET', path);
  expect(deeds.at(-1)?.version).toBe(latest?.version);
});

test('sends nothing to a passer-by where watching is not allowed', async () => {
  const { players, first, watcher, received } = await table('nobody');
  watcher.lens = 1;
  await watcher.come(first.table);
  await first.do({ type: 'say', phrase: 'good-luck' });
  await playSome(players);
  await first.do({ type: 'say', phrase: 'oh-no' });
  const { version } = first;
  expect(await watcher.do({ type: 'say', phrase: 'hello' })).toMatchObject({ type: 'refused', version: 0 });
  expect(received.messages.map(({ type }) => type)).toEqual(['welcome', 'refused']);
  expect(await received.last('welcome')).toMatchObject({
    version: 0,
    answers: 0,
    seat: null,
    view: null,
    asks: [],
    asked: [],
    talk: [],
    present: [],
  });
  await watcher.come(first.table, { since: version - 3 });
  expect((await received.last('welcome')).talk).toEqual([]);
  expect((await received.last('welcome')).version).toBe(0);
});

test('shows a passer-by the seats but no talk where watching is not allowed', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const setting = { watching: 'nobody' };
  const [host, guest] = (await sitDown(address, { game: '011', seats: 3, people: 2, setting })) as [
    Player,
    Player,
  ];
  const passerBy = new Player(address);
  const received = new ReceivedMessages(passerBy);
  await passerBy.come(host.table);
  await host.do({ type: 'say', phrase: 'hello' });
  await guest.get('POST', `/tables/${host.table}/ready`, { ready: true });
  await passerBy.until(() => passerBy.card?.seats[1]?.ready === true);
  expect(received.all('said')).toEqual([]);
});

test('a watcher does nothing at the table', async () => {
  const { players, first, watcher } = await table('open');
  await watcher.come(first.table);
  const { leader } = decider(players);
  const { version } = leader;
  const deeds = [
    { type: 'choose', version, line: 'bid I 2' },
    { type: 'choose', version, line: 'bid I 2', seat: leader.seat },
    { type: 'undo', version },
    { type: 'ask-undo', version, backTo: 0 },
    { type: 'answer-undo', version, agree: true },
    { type: 'wish', version, about: leader.seat, wish: 'bot' },
    { type: 'return' },
    { type: 'order', line: 'pass' },
  ];
  for (const command of deeds) expect(reasonOf(await watcher.do(command))).toBe('refusal.not-seated');
  expect(leader.version).toBe(version);
});
