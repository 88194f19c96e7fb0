import { choiceAt, print } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { games } from '../play/games.ts';
import { gather } from '../play/gather.ts';
import { GENEROUS } from '../play/limits.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';
import { Time } from '../play/time.ts';

const time = new Time();
const server = useTestServer({
  makeSeed: sameSeed,
  now: time.now,
  limits: { ...GENEROUS, drafts: { burst: 3, perSecond: 1 } },
});

/** Three people at the first decision of a game, and one who watches. */
async function deciding(game: string, setting: object = {}) {
  const { address } = server();
  const players = await gather(address, { game, seats: 3, people: 3, setting });
  const watcher = new Player(address);
  await watcher.come(players[0]?.table);
  await caughtUp(players);
  const { leader, others } = decider(players);
  const [ask] = leader.asks;
  if (ask === undefined) throw new Error('the Leader is asked nothing');
  const grammar = games.get(game)?.game.grammar ?? {};
  return {
    leader,
    others,
    watcher,
    question: ask.question,
    lines: [0, 1, 2, 3].map((index) => print(grammar, choiceAt(ask, index))),
    received: [...others, watcher].map((player) => new ReceivedMessages(player)),
    own: new ReceivedMessages(leader),
  };
}

const draft = async (player: Player, question: number, line: string, more: object = {}) =>
  reasonOf(await player.do({ type: 'draft', question, line, ...more }));

test('what the Leader drafts goes to the other players and to those who watch, not into the log', async () => {
  const { leader, watcher, question, lines, received, own } = await deciding('diario');
  const { version } = leader;
  const [first = ''] = lines;
  expect(await draft(leader, question, ` ${first}  `)).toBe('done');
  for (const each of received)
    expect(await each.last('drafted')).toEqual({ type: 'drafted', seat: leader.seat, line: first });
  expect(own.all('drafted')).toEqual([]);
  expect(leader.version).toBe(version);
  const again = new ReceivedMessages(watcher);
  await watcher.come();
  expect(await again.last('drafted')).toMatchObject({ line: first });
});

test('a draft goes when nothing is drafted any more, and when its question is decided', async () => {
  const { leader, question, lines, received } = await deciding('diario');
  const [first = '', second = ''] = lines;
  const heard = received[0] as ReceivedMessages;
  await draft(leader, question, first);
  await draft(leader, question, '');
  await heard.many('drafted', 2);
  expect(await heard.last('drafted')).toMatchObject({ line: '' });
  await draft(leader, question, second);
  await heard.many('drafted', 3);
  await leader.choose(second);
  await heard.many('drafted', 4);
  expect(await heard.last('drafted')).toMatchObject({ line: '' });
  // It is gone before the row that decides.
  expect(heard.messages.findLastIndex(({ type }) => type === 'drafted')).toBeLessThan(
    heard.messages.findLastIndex(({ type }) => type === 'happened'),
  );
});

test('a draft that is not on the open question, not offered or not readable is refused with a reason', async () => {
  const { leader, others, watcher, question, lines, received } = await deciding('diario');
  const [first = ''] = lines;
  const other = others[0] as Player;
  expect(await draft(watcher, question, first)).toBe('refusal.not-seated');
  expect(await draft(other, question, 'trust')).toBe('refusal.no-draft');
  expect(await draft(other, question, first, { seat: leader.seat })).toBe('refusal.not-yours');
  expect(await draft(leader, question + 1, first)).toBe('refusal.stale');
  expect(await draft(leader, question, 'for 1')).toBe('refusal.not-offered');
  expect(await draft(leader, question, 'meet me in secret')).toMatch(/^refusal\.|^notation\./);
  expect(await draft(leader, question, `${first}; meet me in secret`)).toMatch(/^refusal\.|^notation\./);
  expect(await draft(leader, question, Array(121).fill(first).join(';'))).toBe('refusal.long-plan');
  expect(await draft(leader, question, 'x'.repeat(2_001))).toBe('refusal.malformed');
  expect(await draft(leader, -1, first)).toBe('refusal.malformed');
  expect(await draft(leader, question, first, { words: 'hello' })).toBe('refusal.malformed');
  for (const each of received) expect(each.all('drafted')).toEqual([]);
});

test('a table passes on only so many drafts, and none that says the same again', async () => {
  const { leader, question, lines, received } = await deciding('diario');
  const [first = '', second = '', third = ''] = lines;
  for (const line of [first, first, second, third]) expect(await draft(leader, question, line)).toBe('done');
  expect(await draft(leader, question, first)).toBe('refusal.too-fast');
  await received[0]?.many('drafted', 3);
  time.pass(1_000);
  expect(await draft(leader, question, first)).toBe('done');
  await received[0]?.many('drafted', 4);
  expect(received[0]?.all('drafted')).toHaveLength(4);
});

test('whoever may not watch is sent no draft, nor is one who watches late', async () => {
  for (const setting of [{ watching: 'nobody' }, { watching: 'everything', delay: 1 }]) {
    const { leader, watcher, question, lines, received } = await deciding('diario', setting);
    if (setting.watching === 'everything') {
      watcher.lens = leader.seat;
      await watcher.come();
    }
    const unseen = new ReceivedMessages(watcher);
    const [first = ''] = lines;
    await draft(leader, question, first);
    await received[0]?.many('drafted', 1);
    await watcher.come();
    expect(unseen.all('drafted')).toEqual([]);
  }
});

test('in a game whose questions lie open to nobody else no draft leaves its player', async () => {
  const { leader, question, lines, received } = await deciding('011');
  const [first = ''] = lines;
  expect(await draft(leader, question, first)).toBe('refusal.no-draft');
  for (const each of received) expect(each.all('drafted')).toEqual([]);
});
