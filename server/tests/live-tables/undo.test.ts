import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { firstChoice, playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { rowsOf } from '../play/replayed.ts';
import { sameSeed } from '../play/seeds.ts';
import { expectSeenAsReplayed } from '../play/seen-as-replayed.ts';
import { TestServers } from '../play/test-servers.ts';

const DIARIO = { game: 'diario', seats: 3 };

async function table(given: object = {}) {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const server = await servers.open();
  const players = await gather(server.address, { ...DIARIO, ...given });
  return { servers, players, ...decider(players) };
}

const undo = (player: Player) => player.do({ type: 'undo', version: player.version });
const askUndo = (player: Player, backTo: number) =>
  player.do({ type: 'ask-undo', version: player.version, backTo });
const answerUndo = (player: Player, agree: boolean) =>
  player.do({ type: 'answer-undo', version: player.version, agree });

test('a choice is taken back freely until something was drawn, and the table is what its log makes it', async () => {
  const { servers, players, leader, others } = await table();
  const [other] = others as [Player];
  await leader.choose('think anton');
  await caughtUp(players);
  expect(leader.mayUndo).toBe(true);
  expect(other.mayUndo).toBe(false);
  expect(reasonOf(await undo(other))).toBe('refusal.undo');
  const received = new ReceivedMessages(other);
  expect(await undo(leader)).toMatchObject({ type: 'happened', undone: 0, answers: 0 });
  expect(await received.last('happened')).toMatchObject({ undone: 0, answers: 0, by: leader.seat });
  await leader.choose('rummage anton; rummage tomas');
  await undo(leader);
  expect(leader.answers).toBe(1);
  await leader.choose('rummage tomas');
  // The third of them ends the day, and what they find is drawn.
  await leader.choose('rummage oskar');
  expect(leader.mayUndo).toBe(false);
  expect(reasonOf(await undo(leader))).toBe('refusal.undo');
  await caughtUp(players);
  await servers.close();
  await expectSeenAsReplayed(servers.location, players);
});

test('who takes back what they have not seen is told what happened instead', async () => {
  const { players, leader, others } = await table();
  const [other] = others as [Player];
  await leader.choose('think anton');
  await caughtUp(players);
  const { version } = leader;
  await other.choose('trust');
  expect(reasonOf(await leader.do({ type: 'undo', version }))).toBe('stale');
});

test('further back they go together, once all others agree', async () => {
  const { servers, players, leader, others } = await table();
  const [one, other] = others as [Player, Player];
  await leader.choose('rummage anton; rummage tomas; rummage oskar');
  expect(leader.mayUndo).toBe(false);
  await askUndo(leader, 1);
  await caughtUp(players);
  expect(one.card?.undo).toEqual({ by: leader.seat, backTo: 1, agreed: [] });
  expect(reasonOf(await answerUndo(leader, true))).toBe('done');
  await answerUndo(one, true);
  await caughtUp(players);
  expect(one.answers).toBe(3);
  expect(other.card?.undo?.agreed).toEqual([one.seat]);
  await answerUndo(other, true);
  await caughtUp(players);
  expect(players.map((player) => player.answers)).toEqual([1, 1, 1]);
  expect(one.card?.undo).toBeNull();
  await leader.choose('think tomas');
  await caughtUp(players);
  await servers.close();
  await expectSeenAsReplayed(servers.location, players);
});

test('one who declines is enough to stay', async () => {
  const { players, leader, others } = await table();
  const [one, other] = others as [Player, Player];
  await leader.choose('rummage anton; rummage tomas; rummage oskar');
  expect(reasonOf(await answerUndo(one, true))).toBe('refusal.no-undo-asked');
  await askUndo(leader, 0);
  await caughtUp(players);
  await answerUndo(one, true);
  await caughtUp(players);
  await answerUndo(other, false);
  await caughtUp(players);
  expect(players.map((player) => [player.answers, player.card?.undo])).toEqual([
    [3, null],
    [3, null],
    [3, null],
  ]);
});

test('a choice ends a request to go back', async () => {
  const { players, leader, others } = await table();
  const [one] = others as [Player];
  await leader.choose('think anton');
  await askUndo(one, 0);
  await caughtUp(players);
  await leader.choose('think tomas');
  await caughtUp(players);
  expect(one.card?.undo).toBeNull();
});

async function aloneWithBots(practice: boolean): Promise<Player> {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const setting = { pace: 'calm', practice };
  const [alone] = (await gather(address, { ...DIARIO, people: 1, bot: 'random', setting })) as [Player];
  const [ask] = alone.asks;
  if (ask === undefined) throw new Error('every seat is asked in council');
  await alone.answer(ask, firstChoice(alone, ask));
  return alone;
}

test('bots do not consent: against them no player goes back further than is free', async () => {
  const alone = await aloneWithBots(false);
  expect(reasonOf(await askUndo(alone, 0))).toBe('refusal.practice-only');
});

test('a practice table says so on its card, and people go back there without asking bots', async () => {
  const alone = await aloneWithBots(true);
  expect(alone.card?.setting.practice).toBe(true);
  expect(await askUndo(alone, 0)).toMatchObject({ type: 'happened', undone: 0, answers: 0 });
});

test('the owner of a lent seat is asked, and the log names who asked and who agreed', async () => {
  const { servers, players, leader, others } = await table({ setting: { pace: 'calm' } });
  const [one, away] = others as [Player, Player];
  await leader.choose('rummage anton; rummage tomas; rummage oskar');
  await away.get('POST', `/tables/${away.table}/stand`);
  await leader.until(() => leader.card?.seats[Number(away.seat)]?.lent !== null);
  await caughtUp(players);
  await askUndo(leader, 1);
  await caughtUp(players);
  await answerUndo(one, true);
  await caughtUp(players);
  expect(leader.answers).toBeGreaterThan(1);
  await answerUndo(away, true);
  await caughtUp(players);
  expect(leader.answers).toBe(1);
  await servers.close();
  const facts = (await rowsOf(servers.location, leader.table)).flatMap(({ act }) => act.facts);
  const consent = [one, away].map(({ seat }) => Number(seat)).sort();
  expect(facts.find(({ fact }) => fact === 'undid')).toEqual({
    fact: 'undid',
    seat: leader.seat,
    backTo: 1,
    consent,
  });
});

test('the way back leads past a snapshot and past a restart', async () => {
  const { servers, players, leader } = await table();
  await leader.choose('rummage anton; rummage tomas; rummage oskar');
  await caughtUp(players);
  const isFarOn = () => leader.answers >= 12;
  await playOn(players, firstChoice, { isEnough: isFarOn });
  await caughtUp(players);
  // Enough rows that a snapshot is written on the way, and the table is loaded from it.
  const { leader: now } = decider(players);
  while (now.version < 260) {
    await askUndo(now, 1);
    await caughtUp(players);
    await answerUndo(now, false);
    await caughtUp(players);
  }
  const server = await servers.reopen();
  for (const player of players) player.moveTo(server.address);
  await Promise.all(players.map((player) => player.come()));
  const { answers } = now;
  await askUndo(now, 2);
  for (const player of players) {
    if (player === now) continue;
    await caughtUp(players);
    await answerUndo(player, true);
  }
  await caughtUp(players);
  expect(answers).toBeGreaterThan(2);
  expect(players.map((player) => player.answers)).toEqual([2, 2, 2]);
  await decider(players).leader.choose('rummage oskar');
  const again = await servers.reopen();
  for (const player of players) player.moveTo(again.address);
  await Promise.all(players.map((player) => player.come()));
  await caughtUp(players);
  await servers.close();
  await expectSeenAsReplayed(servers.location, players);
});

test('refuses to go back once the game is over', async () => {
  const { players } = await table({ seats: 1 });
  const [alone] = players as [Player];
  await playOn(players, shortestGame);
  expect(reasonOf(await undo(alone))).toBe('refusal.undo');
  expect(reasonOf(await askUndo(alone, 0))).toBe('refusal.over');
});
