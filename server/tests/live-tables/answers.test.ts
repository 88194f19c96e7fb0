import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';

const server = useTestServer({ makeSeed: sameSeed });

const eleven = () => gather(server().address, { game: '011', seats: 4 });
const council = () => gather(server().address, { game: 'diario', seats: 3 });

test('does a command once that is sent twice', async () => {
  const players = await eleven();
  const { leader } = decider(players);
  const command = { type: 'choose', version: leader.version, line: 'bid I 2', key: 'the-same-bid' };
  const first = await leader.do(command);
  expect(first).toMatchObject({ type: 'happened', key: command.key, answers: 1 });
  expect(await leader.do(command)).toEqual({ type: 'done', key: command.key, version: leader.version });
  expect(leader.answers).toBe(1);
});

test('does a command once that is sent twice without waiting', async () => {
  const { leader } = decider(await eleven());
  const received = new ReceivedMessages(leader);
  const command = { type: 'choose', version: leader.version, line: 'bid I 2', key: 'the-same-bid' };
  leader.say(command);
  leader.say(command);
  const { version } = await received.last('done');
  expect(received.all('happened')).toMatchObject([{ version, key: command.key }]);
});

test('sends the key of a command to its sender only', async () => {
  const players = await eleven();
  const { leader, others } = decider(players);
  const received = others.map((other) => new ReceivedMessages(other));
  await leader.do({ type: 'choose', version: leader.version, line: 'bid I 2', key: 'my-own-bid' });
  await caughtUp(players);
  for (const each of received) expect(each.written.join()).not.toContain('my-own-bid');
});

test('keeps the keys of two seats apart', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [one, other] = others as [Player, Player];
  const voice = { type: 'choose', version: leader.version, line: 'trust', key: 'a-key-of-two' };
  expect(reasonOf(await one.do(voice))).toBe('happened');
  expect(reasonOf(await other.do(voice))).toBe('happened');
});

test('answers stale to a choice that others made impossible before it arrived (LEAD-1)', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [one, other] = others as [Player, Player];
  await one.choose('trust');
  await leader.until(() => leader.version >= one.version);
  const { version } = leader;
  // The last voice opens all of them: there is none left to hear.
  await other.choose('for 1', version);
  expect(await leader.choose('hear', version)).toMatchObject({ type: 'stale', missed: [{ by: other.seat }] });
  await caughtUp(players);
  expect(reasonOf(await leader.choose('hear'))).toBe('refusal.no-voices');
  expect(reasonOf(await leader.choose('hear it all', version))).not.toBe('stale');
});

test('takes an answer while its question is open, even if others acted meanwhile', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [one, other] = others as [Player, Player];
  const { version } = leader;
  expect(reasonOf(await one.choose('trust', version))).toBe('happened');
  expect(reasonOf(await other.choose('for 1', version))).toBe('happened');
  expect(reasonOf(await leader.choose('think anton', version))).toBe('happened');
});

test('a choice made before another seat gave a voice is stale, and then the voice is to be heard (LEAD-1)', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [one] = others as [Player];
  const { version } = leader;
  await one.choose('trust', version);
  expect(await leader.choose('think anton', version)).toMatchObject({
    type: 'stale',
    missed: [{ by: one.seat }],
  });
  await caughtUp(players);
  expect(await leader.choose('think anton')).toMatchObject({
    type: 'refused',
    clause: 'LEAD-1',
    reason: { key: 'refusal.unheard', vars: { seats: [one.seat], count: 1 } },
  });
  expect(reasonOf(await leader.choose('hear'))).toBe('happened');
  expect(reasonOf(await leader.choose('think anton'))).toBe('happened');
});

test('an answer to a question that is closed is stale, and shows what was missed', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [late] = others as [Player];
  const { version } = leader;
  await leader.choose('think anton');
  const answer = await late.choose('trust', version);
  expect(answer).toMatchObject({ type: 'stale', version: version + 1 });
  const missed = 'missed' in answer ? answer.missed : null;
  expect(missed?.map((command) => [command.version, command.by])).toEqual([[version + 1, leader.seat]]);
  expect(missed?.[0]?.events.length).toBeGreaterThan(0);
});

test('answers stale to a question that another window of the same seat has answered', async () => {
  const { leader } = decider(await eleven());
  const { version } = leader;
  await leader.choose('bid I 2');
  expect(reasonOf(await leader.choose('bid II 2', version))).toBe('stale');
});

test('refuses a version that the table has not reached', async () => {
  const { leader } = decider(await eleven());
  const answer = await leader.choose('bid I 2', leader.version + 1);
  expect(answer).toMatchObject({ type: 'refused', version: leader.version });
  expect(reasonOf(answer)).toBe('refusal.version');
});

test('what the rules forbid is refused with its clause, and nothing has changed', async () => {
  const players = await eleven();
  const { leader, others } = decider(players);
  const { version } = leader;
  expect(await leader.choose('bid I 45')).toMatchObject({ type: 'refused', clause: 'AUC-6' });
  const [other] = others as [Player];
  expect(reasonOf(await other.choose('bid I 1'))).toBe('refusal.not-asked');
  expect(reasonOf(await leader.choose('bid I 2'))).toBe('happened');
  expect(leader.version).toBe(version + 1);
});

test('a line that makes no sense is refused with the column where it stops making any', async () => {
  const { leader } = decider(await eleven());
  expect(await leader.choose('bid I many')).toMatchObject({ type: 'refused', column: 7 });
});

test('refuses an answer for another seat', async () => {
  const { leader, others } = decider(await eleven());
  const [other] = others as [Player];
  const answer = await other.do({
    type: 'choose',
    version: other.version,
    line: 'bid I 2',
    seat: leader.seat,
  });
  expect(reasonOf(answer)).toBe('refusal.not-yours');
});
