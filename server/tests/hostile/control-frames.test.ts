import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits/limits.ts';
import { sitDown } from '../play/gather.ts';
import { GENEROUS } from '../play/limits.ts';
import type { Player } from '../play/player.ts';
import { cutsOf, metric } from './count.ts';
import { frameOf, RawConnection, socketOver } from './raw-connection.ts';
import { type ReadableServer, startReadableServer } from './readable-server.ts';

const PING = 0x89;
const PONG = 0x8a;
const TEXT = 0x81;
const TEXT_TO_BE_CONTINUED = 0x01;
const CONTINUATION = 0x00;
const FRAMES = 100_000;

const FULL = 'x'.repeat(125);

let strict: ReadableServer;
let generous: ReadableServer;
let host: Player;
let patient: Player;
beforeAll(async () => {
  [strict, generous] = await Promise.all([
    startReadableServer({ limits: { ...LIMITS, messagesOfAddress: GENEROUS.messagesOfAddress } }),
    startReadableServer({ limits: { ...GENEROUS, waitingBytes: LIMITS.waitingBytes } }),
  ]);
  [host] = (await sitDown(strict.address, { game: '011', seats: 3, people: 1 })) as [Player];
  [patient] = (await sitDown(generous.address, { game: '011', seats: 3, people: 1 })) as [Player];
});
afterAll(async () => {
  host.leave();
  patient.leave();
  await Promise.all([strict.stop(), generous.stop()]);
});

let connection: RawConnection;
beforeEach(async () => {
  connection = await RawConnection.to(strict.address);
  await socketOver(connection, strict.address, host.table);
  return () => connection.leave();
});

test.each([
  ['pings', frameOf(PING, FULL)],
  ['pongs that no ping asked for', frameOf(PONG, FULL)],
  ['empty messages', frameOf(TEXT)],
])('cuts off a client that sends %s and never reads', async (_name, frame) => {
  const before = await cutsOf(strict.address, 'too-fast');
  await connection.repeat(frame, FRAMES);
  await connection.rest();
  expect(await cutsOf(strict.address, 'too-fast')).toBe(before + 1);
});

test('closes a socket whose message comes in too many pieces, empty ones too', async () => {
  await connection.write(frameOf(TEXT_TO_BE_CONTINUED));
  await connection.repeat(frameOf(CONTINUATION), 100);
  const heard = await connection.rest();
  // A close frame with the code 1008.
  expect(heard).toContain('\x88\x02\x03\xf0');
});

test('answers pings of a client that reads', async () => {
  for (const number of [1, 2, 3]) {
    await connection.write(frameOf(PING, `ping ${number}`));
    await connection.until((heard) => heard.endsWith(`\x8a\x06ping ${number}`));
  }
});

test('answers the latest ping, and not all of them, to a client that reads late', async () => {
  const late = await RawConnection.to(generous.address);
  await socketOver(late, generous.address, patient.table);
  await late.repeat(frameOf(PING, FULL), FRAMES);
  await late.write(frameOf(PING, 'the last one'));
  const heard = await late.until((all) => all.endsWith('the last one'));
  const pongs = heard.split(`\x8a\x7d${FULL}`).length - 1;
  expect(pongs).toBeGreaterThan(0);
  // The kernel keeps some for both ends.
  expect(pongs).toBeLessThan(FRAMES);
  late.leave();
});

test('cuts off a client that asks and asks and never reads the answers', async () => {
  const deaf = await RawConnection.to(generous.address);
  await socketOver(deaf, generous.address, patient.table);
  await deaf.repeat(frameOf(TEXT, '{"type":"hello","protocol":1}'), 10_000);
  await deaf.rest();
  expect(await cutsOf(generous.address, 'slow-reader')).toBe(1);
});

test('counts a socket that said goodbye no longer', async () => {
  const before = await metric(generous.address, 'vigilia_sockets');
  const gone = await RawConnection.to(generous.address);
  await socketOver(gone, generous.address, patient.table);
  await gone.write(frameOf(0x88));
  await gone.rest();
  expect(await metric(generous.address, 'vigilia_sockets')).toBe(before);
});
