import { choiceAt, isRefusal, print, type Seat } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { Tables } from '../../src/live-tables/tables.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { Attendance } from '../../src/socket/attendance.ts';
import { TableChannels } from '../../src/socket/table-channels.ts';
import { awayUntil, silenceOf, TIME_AWAY } from '../../src/table/absence.ts';
import { giveBack, knock, vote } from '../../src/table/commands/absence.ts';
import { begin } from '../../src/table/commands/begin.ts';
import { choose } from '../../src/table/commands/choose.ts';
import { ready } from '../../src/table/commands/ready.ts';
import { seatBot } from '../../src/table/commands/seat-bot.ts';
import { sit } from '../../src/table/commands/sit.ts';
import type { Vote } from '../../src/table/fact.ts';
import { whoDecides } from '../../src/table/seats.ts';
import type { TableSettings } from '../../src/table/settings.ts';
import { games } from '../play/games.ts';
import { openTables } from '../play/open-tables.ts';

const PEOPLE = ['ada', 'bruno', 'carla'] as const;
const COLOURS = ['amber', 'jade', 'slate'] as const;
const SYMBOLS = ['bell', 'key', 'star'] as const;
const BRIEF = TIME_AWAY.brief;
const BLINK = 10_000;
const MINUTE = 60_000;

/**
 * A game of three people who are all connected, with bots on further seats; `away` is the seat on turn, whose person hangs
 * up by `hangUp`.
 */
async function playing(settings: Partial<TableSettings> = {}) {
  const opened = await openTables(settings, 'ada');
  const { store, time, tables, loaded } = opened;
  for (let seat = PEOPLE.length; seat < loaded.table.setting.seats; seat++)
    await tables.run(loaded, seatBot(games, 'ada', seat, 'random'));
  for (const [seat, identity] of PEOPLE.entries()) {
    const looks = { colour: COLOURS[seat] ?? 'amber', symbol: SYMBOLS[seat] ?? 'bell' };
    await tables.run(loaded, sit(identity, { seat, name: identity, ...looks }));
    await tables.run(loaded, ready(identity, true, null));
  }
  const room = await enter(tables, loaded.id);
  const hangUps = [];
  for (const identity of PEOPLE) hangUps.push(await room.connect(identity));
  await tables.run(loaded, begin(games, 'ada', null));
  const away = loaded.table.play?.moment.asks[0]?.seat ?? -1;
  const wait = async (milliseconds: number) => {
    await room.attendance.sweep();
    time.pass(milliseconds);
    await room.attendance.sweep();
  };
  const hangUp = hangUps[away] ?? (() => {});
  return { ...room, store, time, tables, loaded, away, others: othersThan(away), hangUp, hangUps, wait };
}

/** The sockets of a table, as one process serves them. */
async function enter(tables: Tables, id: string) {
  const channels = new TableChannels(tables, metrics());
  const attendance = new Attendance(tables, channels, { isAlone: true });
  const loaded = await tables.find(id);
  if (loaded === null) throw new Error('there is no such table');
  const connect = async (identity: string, { isNoted = true } = {}) => {
    const subscriber = { identity, lens: null, send: () => {}, sendFrame: () => {} };
    const channel = await channels.join(loaded, subscriber, null);
    if (isNoted) attendance.noteArrivals(channel);
    await tables.settle();
    return () => channels.leave(channel, subscriber);
  };
  let sent = 0;
  /** What becomes of a vote: null if it was taken. */
  const votes = async (seat: Seat, about: Seat, wanted: Vote) => {
    const who = { identity: PEOPLE[seat] ?? '', key: `vote-${++sent}-of-${seat}` };
    const present = channels.at(id)?.presence.seats() ?? [];
    const { version } = loaded.table;
    const done = await tables.run(loaded, vote(games, who, { version, about, wish: wanted, present }));
    return isRefusal(done) ? done.reason.key : null;
  };
  /** What becomes of a knock: null if it was taken. */
  const knocks = async (seat: Seat, about: Seat) => {
    const who = { identity: PEOPLE[seat] ?? '', key: `knock-${++sent}-of-${seat}` };
    const done = await tables.run(loaded, knock(who, { version: loaded.table.version, about }));
    return isRefusal(done) ? done.reason.key : null;
  };
  return { attendance, loaded, connect, votes, knocks };
}

const othersThan = (away: Seat) => [0, 1, 2].filter((seat) => seat !== away) as [Seat, Seat];

test('without a clock the others may act once the person on turn has been away for the agreed time', async () => {
  const { loaded, away, others, hangUp, wait, votes } = await playing();
  hangUp();
  await wait(BRIEF - 1);
  expect(await votes(others[0], away, 'bot-once')).toBe('refusal.not-away');
  await wait(1);
  expect(await votes(others[0], away, 'bot-once')).toBeNull();
  expect(loaded.table.chairs[away]?.loan).toEqual({ to: 'bot', once: true });
});

test('the agreed time counts, and no clock need run', async () => {
  const { loaded, away, others, hangUp, wait, votes } = await playing({ absence: 'hours' });
  hangUp();
  await wait(BRIEF);
  expect(await votes(others[1], away, 'bot')).toBe('refusal.not-away');
  await wait(TIME_AWAY.hours);
  expect(await votes(others[1], away, 'bot')).toBeNull();
  expect(loaded.table.chairs[away]?.loan).toEqual({ to: 'bot', once: false });
});

test('refuses votes about a person who is present and for whom no other has knocked, however long they think', async () => {
  const { away, others, wait, votes } = await playing();
  await wait(100 * BRIEF);
  for (const wanted of ['wait', 'bot-once', 'bot', 'deputy'] as const)
    expect(await votes(others[0], away, wanted)).toBe('refusal.not-away');
});

test('the others may act for a person who is present, once a knock was not answered', async () => {
  const { loaded, away, others, wait, votes, knocks } = await playing();
  await wait(BRIEF - 1);
  expect(await knocks(others[0], away)).toBe('refusal.not-away');
  await wait(1);
  expect(await knocks(away, away)).toBe('refusal.not-away');
  expect(await knocks(others[0], others[1])).toBe('refusal.not-away');
  expect(await knocks(others[0], away)).toBeNull();
  const { version } = loaded.table;
  expect(await knocks(others[1], away)).toBeNull();
  expect(loaded.table.version).toBe(version);
  await wait(MINUTE - 1);
  expect(await votes(others[0], away, 'bot-once')).toBe('refusal.not-away');
  await wait(1);
  expect(await votes(others[0], away, 'bot-once')).toBeNull();
  expect(loaded.table.chairs[away]?.loan).toEqual({ to: 'bot', once: true });
});

test('a knock ends with the answer, and with more time that the others give', async () => {
  const { tables, loaded, away, others, wait, votes, knocks } = await playing();
  await wait(BRIEF);
  await knocks(others[0], away);
  await wait(MINUTE);
  expect(await votes(others[0], away, 'wait')).toBeNull();
  expect(silenceOf(loaded.table)).toMatchObject({ seat: away, knock: null });
  expect(await votes(others[0], away, 'bot')).toBe('refusal.not-away');
  await wait(BRIEF);
  await knocks(others[0], away);
  const { version } = loaded.table;
  await tables.run(
    loaded,
    choose({ identity: PEOPLE[away] ?? '', key: 'at-last-a-bid' }, { version, line: 'bid I 0' }),
  );
  const next = silenceOf(loaded.table);
  expect(next?.seat).not.toBe(away);
  expect(next?.knock).toBeNull();
  await wait(MINUTE);
  expect(await votes(away, next?.seat ?? -1, 'bot')).toBe('refusal.not-away');
});

test('a deputy who is present and does not answer a knock is followed by the next person', async () => {
  const { loaded, away, others, hangUp, wait, votes, knocks } = await playing({ game: 'diario' });
  hangUp();
  const [deputy, other] = [(away + 1) % 3, (away + 2) % 3];
  expect(await votes(others[0], away, 'deputy')).toBeNull();
  expect(loaded.table.chairs[away]?.loan).toEqual({ to: deputy, once: false });
  await wait(BRIEF - 1);
  expect(await knocks(other, away)).toBe('refusal.not-away');
  await wait(1);
  expect(await knocks(deputy, away)).toBe('refusal.not-away');
  expect(await knocks(other, away)).toBeNull();
  expect(silenceOf(loaded.table)).toMatchObject({ seat: away, decider: deputy });
  await wait(MINUTE - 1);
  expect(await votes(other, away, 'deputy')).toBe('refusal.not-away');
  await wait(1);
  expect(await votes(other, away, 'deputy')).toBeNull();
  expect(loaded.table.chairs[away]?.loan).toEqual({ to: other, once: false });
});

test('an owner who takes the seat back from a deputy is knocked for anew', async () => {
  const { tables, loaded, away, others, wait, votes, knocks } = await playing({ game: 'diario' });
  await wait(BRIEF);
  await knocks(others[0], away);
  await wait(MINUTE);
  expect(await votes(others[0], away, 'deputy')).toBeNull();
  await wait(BRIEF);
  expect(await knocks((away + 2) % 3, away)).toBeNull();
  await wait(MINUTE);
  await tables.run(loaded, giveBack({ identity: PEOPLE[away] ?? '', key: 'takes-it-back' }));
  expect(await votes(others[0], away, 'deputy')).toBe('refusal.not-away');
  expect(silenceOf(loaded.table)).toMatchObject({ decider: away, knock: null });
});

test('a person who decides for a bot and does not answer a knock is followed by the next person', async () => {
  const { tables, loaded, wait, votes, knocks } = await playing({ game: 'diario', seats: 4 });
  const bot = 3;
  for (let answers = 0; loaded.table.play?.moment.asks[0]?.seat !== bot; answers++) {
    const { play, version } = loaded.table;
    const [ask] = play?.moment.asks ?? [];
    if (play === null || ask === undefined) throw new Error('nothing is asked');
    const line = print(play.game.grammar, choiceAt(ask, 0));
    const who = { identity: PEOPLE[ask.seat] ?? '', key: `answer-number-${answers}` };
    expect(await tables.run(loaded, choose(who, { version, line }))).not.toHaveProperty('reason');
  }
  const decider = whoDecides(loaded.table, bot) as Seat;
  const [one, other] = othersThan(decider);
  await wait(BRIEF);
  expect(await knocks(decider, bot)).toBe('refusal.not-away');
  expect(await knocks(one, bot)).toBeNull();
  await wait(MINUTE);
  expect(await votes(other, bot, 'deputy')).toBeNull();
  expect(loaded.table.chairs[bot]?.loan).toEqual({ to: one, once: false });
});

test('refuses votes about a person who is back, also before the log says so', async () => {
  const { loaded, away, others, hangUp, wait, votes, connect } = await playing();
  hangUp();
  await wait(2 * BRIEF);
  const leaveAgain = await connect(PEOPLE[away] ?? '', { isNoted: false });
  expect(awayUntil(loaded.table, away)).not.toBeNull();
  expect(await votes(others[0], away, 'bot')).toBe('refusal.not-away');
  leaveAgain();
  await connect(PEOPLE[away] ?? '');
  expect(awayUntil(loaded.table, away)).toBeNull();
});

test.each([
  { line: 'I up to 3 then pass', answer: 'refusal.not-away' },
  { line: 'II up to 3 then pass', answer: null },
])('an order counts as its owner where it answers the question: $line', async ({ line, answer }) => {
  const { tables, loaded, away: opener, hangUps, wait, votes } = await playing();
  const owner = (opener + 1) % 3;
  await tables.orders.leave(loaded, owner, line);
  hangUps[owner]?.();
  const { version } = loaded.table;
  const who = { identity: PEOPLE[opener] ?? '', key: 'opens-the-auction' };
  await tables.run(loaded, choose(who, { version, line: 'bid I 0' }));
  expect(loaded.table.play?.moment.asks[0]?.seat).toBe(owner);
  await wait(BRIEF);
  expect(await votes(opener, owner, 'bot-once')).toBe(answer);
});

test('to wait begins the time anew', async () => {
  const { away, others, hangUp, wait, votes } = await playing();
  hangUp();
  await wait(BRIEF);
  expect(await votes(others[0], away, 'wait')).toBeNull();
  expect(await votes(others[0], away, 'bot')).toBe('refusal.not-away');
  await wait(BRIEF);
  expect(await votes(others[0], away, 'bot')).toBeNull();
});

test('a page that loads again is no absence, and adds no row to the log', async () => {
  const { loaded, away, hangUp, wait, connect } = await playing();
  const { version } = loaded.table;
  hangUp();
  await wait(BLINK - 1);
  await connect(PEOPLE[away] ?? '');
  await wait(BRIEF);
  expect(loaded.table.version).toBe(version);
});

test('the time goes on where the server restarts', async () => {
  const { store, time, loaded, tables, away, others, hangUp, wait } = await playing();
  hangUp();
  await wait(BLINK);
  await tables.settle();
  time.pass(BRIEF - BLINK);
  const again = new Tables({ games, store, now: time.now });
  const room = await enter(again, loaded.id);
  await room.connect(PEOPLE[others[0]] ?? '');
  expect(await room.votes(others[0], away, 'bot')).toBeNull();
});

test('notes nothing where another person may decide at once', async () => {
  const { loaded, hangUp, wait } = await playing({ game: 'diario' });
  const { version } = loaded.table;
  hangUp();
  await wait(BRIEF);
  expect(loaded.table.version).toBe(version);
});
