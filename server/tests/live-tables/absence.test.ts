import { expect, test } from 'vitest';
import { TIME_TO_DECIDE } from '../../src/table/clock.ts';
import { gather } from '../play/gather.ts';
import { firstChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';
import { Time } from '../play/time.ts';

const time = new Time();
const server = useTestServer({ now: time.now, makeSeed: sameSeed });
const EVENING = TIME_TO_DECIDE.evening ?? 0;

async function table(game: string, seats: number) {
  const players = await gather(server().address, { game, seats, setting: { clock: 'evening' } });
  return { players, ...decider(players) };
}

const vote = (player: Player, about: Player, wanted: string) =>
  player.do({ type: 'wish', version: player.version, about: about.seat, wish: wanted });

/** All want the same; the last of them carries it. */
async function allVote(others: readonly Player[], about: Player, wanted: string) {
  const answers = [];
  for (const other of others) answers.push(await vote(other, about, wanted));
  await caughtUp([...others, about]);
  return answers.map(reasonOf);
}

test('shows the clock of the seat that decides to all, and refuses votes before it has run out', async () => {
  const { leader, others } = await table('diario', 3);
  const [other] = others as [Player];
  expect(other.deadlines).toEqual([time.at + EVENING, null, null]);
  time.pass(EVENING - 1);
  expect(reasonOf(await vote(other, leader, 'wait'))).toBe('refusal.not-away');
  time.pass(1);
  expect(reasonOf(await vote(other, leader, 'wait'))).toBe('happened');
});

test('refuses a bot as deputy in a game in which bots only advise', async () => {
  const { leader, others } = await table('diario', 3);
  time.pass(EVENING);
  for (const wanted of ['bot', 'bot-once'])
    expect(reasonOf(await vote(others[0] as Player, leader, wanted))).toBe('refusal.bots-advise');
});

test('without a clock the next person acts for one who has left the table', async () => {
  const players = await gather(server().address, { game: 'diario', seats: 3 });
  const { leader, others } = decider(players);
  const [deputy, other] = others as [Player, Player];
  expect(reasonOf(await vote(other, leader, 'deputy'))).toBe('refusal.not-away');
  const received = new ReceivedMessages(other);
  leader.leave();
  await received.last('present');
  await vote(other, leader, 'deputy');
  await caughtUp(others);
  expect(deputy.asks.map(({ seat }) => seat)).toEqual([leader.seat, deputy.seat]);
});

test('refuses votes where no clock runs, and about seats that only may speak', async () => {
  const { leader, others } = await table('diario', 3);
  const [one, other] = others as [Player, Player];
  time.pass(EVENING);
  expect(reasonOf(await vote(one, other, 'bot'))).toBe('refusal.not-away');
  expect(reasonOf(await vote(leader, leader, 'wait'))).toBe('refusal.not-away');
  const timeless = await gather(server().address, { game: 'diario', seats: 3 });
  const { leader: first, others: rest } = decider(timeless);
  time.pass(TIME_TO_DECIDE.days ?? 0);
  expect(first.deadlines).toEqual([]);
  expect(reasonOf(await vote(rest[0] as Player, first, 'bot'))).toBe('refusal.not-away');
});

test('it takes half of the others', async () => {
  const { leader, others, players } = await table('011', 4);
  const [one, two, three] = others as [Player, Player, Player];
  time.pass(EVENING);
  await vote(one, leader, 'bot');
  await vote(two, leader, 'wait');
  await caughtUp(players);
  expect(three.card?.wishes).toHaveLength(2);
  expect(three.card?.seats[Number(leader.seat)]?.lent).toBeNull();
  // A player who changes their mind has one vote, not two.
  await vote(two, leader, 'bot');
  await caughtUp(players);
  expect(three.card?.seats[Number(leader.seat)]?.lent).toEqual({ to: 'bot', once: false });
  expect(three.card?.wishes).toEqual([]);
});

test('to wait sets the clock anew, and the question stays open', async () => {
  const { leader, others } = await table('011', 4);
  const { version } = leader;
  time.pass(EVENING + 5);
  await allVote(others, leader, 'wait');
  expect(leader.deadlines[Number(leader.seat)]).toBe(time.at + EVENING);
  expect(reasonOf(await vote(others[0] as Player, leader, 'wait'))).toBe('refusal.not-away');
  expect(reasonOf(await leader.choose('bid I 2', version))).toBe('happened');
});

test('a bot decides once, and the seat is its owner’s again', async () => {
  const { leader, others } = await table('011', 4);
  const [other] = others as [Player];
  time.pass(EVENING);
  await allVote(others.slice(0, 2), leader, 'bot-once');
  await other.until(() => other.answers === 1);
  expect(other.card?.seats[Number(leader.seat)]?.lent).toBeNull();
});

test('a bot plays on until the owner says that they are back', async () => {
  const { leader, others } = await table('011', 4);
  const [other] = others as [Player];
  time.pass(EVENING);
  await allVote(others.slice(0, 2), leader, 'bot');
  await other.until(() => other.answers === 1);
  expect(other.card?.seats[Number(leader.seat)]?.lent).toEqual({ to: 'bot', once: false });
  const received = new ReceivedMessages(other);
  expect(reasonOf(await leader.do({ type: 'return' }))).toBe('happened');
  expect((await received.last('happened')).card?.seats[Number(leader.seat)]?.lent).toBeNull();
  expect(reasonOf(await leader.do({ type: 'return' }))).toBe('done');
});

test('where players hide nothing the next person acts for one who is away, until that one chooses', async () => {
  const { leader, others, players } = await table('diario', 3);
  const [deputy, other] = others as [Player, Player];
  time.pass(EVENING);
  await allVote(others, leader, 'deputy');
  expect(deputy.card?.seats[Number(leader.seat)]?.lent).toEqual({ to: deputy.seat, once: false });
  expect(deputy.asks.map(({ seat }) => seat)).toEqual([leader.seat, deputy.seat]);
  expect(other.asks.map(({ seat }) => seat)).toEqual([other.seat]);
  const [ask] = deputy.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const act = (player: Player) =>
    player.do({
      type: 'choose',
      version: player.version,
      line: firstChoice(deputy, ask),
      seat: leader.seat,
    });
  expect(reasonOf(await act(other))).toBe('refusal.not-yours');
  expect(await act(deputy)).toMatchObject({ type: 'happened', by: deputy.seat, answers: 1 });
  await caughtUp(players);
  const [own] = leader.asks;
  if (own === undefined) throw new Error('nothing is asked');
  expect(reasonOf(await leader.choose(firstChoice(leader, own)))).toBe('happened');
  await caughtUp(players);
  expect(leader.card?.seats[Number(leader.seat)]?.lent).toBeNull();
  expect(deputy.asks.map(({ seat }) => seat)).toEqual([deputy.seat]);
});

test('a deputy has a clock too, and when it has run out the next person acts', async () => {
  const { leader, others } = await table('diario', 3);
  const [deputy, other] = others as [Player, Player];
  time.pass(EVENING);
  await allVote(others, leader, 'deputy');
  expect(reasonOf(await vote(other, leader, 'bot-once'))).toBe('refusal.not-away');
  time.pass(EVENING);
  expect(reasonOf(await vote(deputy, leader, 'deputy'))).toBe('refusal.not-away');
  await vote(other, leader, 'deputy');
  expect(other.card?.seats[Number(leader.seat)]?.lent).toEqual({ to: other.seat, once: false });
});

test('where players hide things no person acts for another', async () => {
  const { leader, others } = await table('011', 4);
  time.pass(EVENING);
  expect(reasonOf(await vote(others[0] as Player, leader, 'deputy'))).toBe('refusal.no-deputy');
});
