import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/limits/limits.ts';
import type { FromServer } from '../../src/protocol/from-server.ts';
import { gather } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { startReadableServer } from './readable-server.ts';

const SECOND = 1000;

/** A client that repeats a message and never waits for an answer. */
async function flood(address: string, table: string, message: string, isEnough: () => boolean) {
  const heard: FromServer[] = [];
  let code = 0;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { origin: address, 'x-forwarded-for': '198.51.100.7' },
  });
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as FromServer));
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => {
    socket.on('close', (given) => {
      code = given;
      done();
    });
  });
  await Promise.race([new Promise((opened) => socket.on('open', opened)), closed]);
  while (socket.readyState === WebSocket.OPEN && !isEnough()) {
    for (let count = 0; count < 20; count++) socket.send(message);
    await new Promise(setImmediate);
  }
  if (isEnough()) socket.close();
  await closed;
  return { heard, code };
}

test('slows a client down that floods a table, then closes its socket, while the others play to the end', async () => {
  const clock = { at: Date.now() };
  const { messages } = LIMITS;
  const server = await startReadableServer({
    proxies: 1,
    limits: LIMITS,
    now: () => clock.at,
    makeSeed: seedsInOrder(),
  });
  const players = await gather(server.address, { game: '011', seats: 4 });
  const { table } = players[0] as (typeof players)[number];
  let isOver = false;
  const floods: Awaited<ReturnType<typeof flood>>[] = [];
  const flooding = (async () => {
    while (!isOver) floods.push(await flood(server.address, table, '{"type":"ping"}', () => isOver));
  })();
  await playOn(players, (player, ask) => {
    // People think: no honest player is ever too fast.
    clock.at += SECOND / messages.perSecond;
    return botChoice(player, ask);
  });
  isOver = true;
  await flooding;
  for (const { view } of players) expect(view.over).not.toBeNull();

  const ended = floods.filter(({ code }) => code === 1008);
  expect(ended.length).toBeGreaterThan(0);
  const pongs = ended[0]?.heard.filter(({ type }) => type === 'pong') ?? [];
  expect(pongs.length).toBeGreaterThanOrEqual(messages.burst);
  for (const { heard } of ended) {
    const refused = heard.filter((message) => message.type === 'refused');
    expect(new Set(refused.map(({ reason }) => reason.key))).toEqual(new Set(['refusal.too-fast']));
    expect(refused.length).toBeGreaterThanOrEqual(200);
    expect(heard.at(-1)).toEqual({ type: 'bye', reason: 'too-fast' });
  }
  for (const player of players) player.leave();
  await server.stop();
});

test('many sockets of one address together are no faster than one address may be', async () => {
  const clock = { at: Date.now() };
  const server = await startReadableServer({
    proxies: 1,
    limits: LIMITS,
    now: () => clock.at,
    makeSeed: seedsInOrder(),
  });
  const players = await gather(server.address, { game: '011', seats: 3 });
  const { table } = players[0] as (typeof players)[number];
  const floods = await Promise.all(
    Array.from({ length: 30 }, () => flood(server.address, table, '{"type":"ping"}', () => false)),
  );
  const pongs = floods.flatMap(({ heard }) => heard).filter(({ type }) => type === 'pong');
  expect(pongs).toHaveLength(LIMITS.messagesOfAddress.burst);
  // Another address has its own measure.
  const answer = await players[0]?.do({ type: 'return' });
  expect(answer?.type).toBe('done');
  for (const player of players) player.leave();
  await server.stop();
});
