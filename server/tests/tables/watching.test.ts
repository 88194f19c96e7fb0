import { expect, test } from 'vitest';
import { caughtUp, decider } from '../play/everybody.ts';
import { gather } from '../play/gather.ts';
import { Heard, reasonOf } from '../play/heard.ts';
import { Houses } from '../play/houses.ts';
import { playOn, sensibly } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { expectSeenAsReplayed } from '../play/seen-as-replayed.ts';

async function table(watching: string) {
  const houses = await Houses.at();
  const { address } = await houses.open();
  const players = await gather(address, { game: '011', seats: 4, setting: { watching, clock: 'live' } });
  const [first] = players as [Player];
  const watcher = new Player(address);
  const heard = new Heard(watcher);
  return { houses, players, first, watcher, heard };
}

/** Some way into the game, so that there is something to see and something to hide. */
async function playSome(players: readonly Player[]): Promise<void> {
  await playOn(players, sensibly, { isEnough: () => players.some(({ answers }) => answers >= 20) });
  await caughtUp(players);
}

test('a watcher sees what lies open, and nothing else', async () => {
  const { houses, players, first, watcher, heard } = await table('open');
  // Looking over a shoulder is not for this table.
  watcher.lens = 1;
  await watcher.come(first.table);
  await playSome(players);
  await caughtUp([...players, watcher]);
  const { address } = watcher;
  const story = await new Player(address).get<{ deeds: unknown[] }>('GET', `/tables/${first.table}/story`);
  await houses.close();
  watcher.lens = null;
  await expectSeenAsReplayed(houses.place, [...players, watcher]);
  const told = heard.all('happened').map(({ version, events }) => ({ version, events }));
  expect(story.deeds.slice(-told.length)).toMatchObject(told);
});

test('where watchers may see everything they look over the shoulder they name', async () => {
  const { houses, players, first, watcher } = await table('everything');
  watcher.lens = 1;
  await watcher.come(first.table);
  const other = new Player(first.address);
  await other.come(first.table);
  await playSome(players);
  await caughtUp([...players, watcher, other]);
  expect(watcher.view).toEqual(players[1]?.view);
  expect(watcher.asks).toEqual([]);
  await houses.close();
  await expectSeenAsReplayed(houses.place, [...players, watcher, other]);
});

test('where nobody may watch, a passer-by hears that it goes on and no more', async () => {
  const { players, first, watcher, heard } = await table('nobody');
  watcher.lens = 1;
  await watcher.come(first.table);
  await playSome(players);
  await caughtUp([...players, watcher]);
  expect(await heard.last('welcome')).toMatchObject({ seat: null, view: null, asks: [], asked: [] });
  for (const message of heard.all('happened')) {
    expect(message).toMatchObject({ events: [], asks: [], asked: [], deadlines: [] });
    expect(message).not.toHaveProperty('view');
  }
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
  for (const deed of deeds) expect(reasonOf(await watcher.do(deed))).toBe('refusal.not-seated');
  expect(leader.version).toBe(version);
});
