import { expect, test } from 'vitest';
import { sitDown } from '../play/gather.ts';
import { GENEROUS } from '../play/limits.ts';
import { Player } from '../play/player.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { useTestServer } from '../play/test-server.ts';
import { Time } from '../play/time.ts';

const time = new Time();
const server = useTestServer({ now: time.now, limits: { ...GENEROUS, talk: { burst: 5, perSecond: 0.5 } } });

async function table(setting: object) {
  const players = await sitDown(server().address, { game: 'diario', seats: 2, setting });
  const [one, other] = players as [Player, Player];
  const watcher = new Player(server().address);
  await watcher.come(one.table);
  return {
    one,
    other,
    watcher,
    received: new ReceivedMessages(other),
    recordQuestions: new ReceivedMessages(watcher),
  };
}

const say = (player: Player, phrase: string) => player.do({ type: 'say', phrase });
const write = (player: Player, words: string) => player.do({ type: 'write', words });

test('a table may be silent', async () => {
  const { one } = await table({ talk: 'off' });
  expect(reasonOf(await say(one, 'hello'))).toBe('refusal.no-talk');
  expect(reasonOf(await write(one, 'Hello!'))).toBe('refusal.no-talk');
});

test('sends a phrase by its key, not in a language', async () => {
  const { one, received, recordQuestions } = await table({ talk: 'phrases' });
  expect(reasonOf(await say(one, 'good-luck'))).toBe('done');
  const said = { number: 1, at: time.at, seat: 0, name: 'Ada', phrase: 'good-luck' };
  expect(await received.last('said')).toEqual({ type: 'said', ...said });
  expect(await recordQuestions.last('said')).toEqual({ type: 'said', ...said });
  expect(reasonOf(await say(one, 'you-cheat'))).toBe('refusal.no-such-phrase');
  expect(reasonOf(await write(one, 'Hello!'))).toBe('refusal.phrases-only');
});

test('where people talk freely nothing they write turns a line round or breaks it', async () => {
  const { one, received } = await table({ talk: 'free' });
  await write(one, ' one\u202etwo\nthree\u0007 \u2028');
  expect(await received.last('said')).toMatchObject({ words: 'one two three' });
  for (const empty of ['\u200b\n', '\u2800', '\u3164 \uffa0'])
    expect(reasonOf(await write(one, empty))).toBe('refusal.empty');
  expect(reasonOf(await write(one, 'x'.repeat(501)))).toBe('refusal.malformed');
  expect(received.all('said')).toHaveLength(1);
});

test('watchers read all talk, and only watchers read theirs', async () => {
  const { one, watcher, received, recordQuestions } = await table({ talk: 'free' });
  await write(watcher, 'Take the third card!');
  expect(await recordQuestions.last('said')).toMatchObject({
    seat: null,
    name: '',
    words: 'Take the third card!',
  });
  await write(one, 'My turn.');
  expect(await received.last('said')).toMatchObject({ seat: 0, words: 'My turn.' });
  expect(received.all('said')).toHaveLength(1);
  await one.come();
  const again = new ReceivedMessages(watcher);
  await watcher.come();
  expect((await again.last('welcome')).talk).toHaveLength(2);
  const own = new ReceivedMessages(one);
  await one.come();
  expect((await own.last('welcome')).talk).toMatchObject([{ words: 'My turn.' }]);
});

test('a passer-by says nothing where watching is not allowed', async () => {
  const { watcher } = await table({ talk: 'free', watching: 'nobody' });
  expect(reasonOf(await write(watcher, 'Hello!'))).toBe('refusal.no-talk');
});

test('what is sent twice is said once, also by a client that has just reconnected', async () => {
  const { one, received } = await table({ talk: 'free' });
  const again = new Player(one.address);
  again.cookie = one.cookie;
  await again.come(one.table);
  const message = { type: 'write', words: 'Once.', key: 'said-only-once' };
  const answers = await Promise.all([one.do(message), again.do(message)]);
  answers.push(await again.do(message));
  expect(answers.map(reasonOf)).toEqual(['done', 'done', 'done']);
  await write(one, 'Then more.');
  await received.many('said', 2);
  expect(received.all('said').map(({ words }) => words)).toEqual(['Once.', 'Then more.']);
  for (const written of received.written) expect(written).not.toContain(message.key);
});

test('who talks too fast is told to wait, and may go on with the game', async () => {
  const { one, received } = await table({ talk: 'phrases' });
  for (let time = 0; time < 5; time++) expect(reasonOf(await say(one, 'hello'))).toBe('done');
  expect(await say(one, 'hello')).toMatchObject({
    type: 'refused',
    reason: { key: 'refusal.too-fast', vars: { seconds: 2 } },
  });
  expect(reasonOf(await one.do({ type: 'return' }))).toBe('done');
  time.pass(2_000);
  expect(reasonOf(await say(one, 'sorry'))).toBe('done');
  await received.many('said', 6);
  expect(received.all('said').at(-1)).toMatchObject({ phrase: 'sorry', number: 6 });
});
