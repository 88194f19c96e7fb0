import type { Seat } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { remoteBot, serveBots, type WorkerChannel, webChannel } from '../../src/index.ts';
import type { Advised, Answer, Failure, Question, Stop } from '../../src/worker/messages.ts';
import { library } from '../tree-game/library.ts';
import { tableIn } from '../tree-game/table.ts';
import { BET } from '../tree-game/trees.ts';

type Hear = (event: object) => void;

/** A worker's scope as a browser has it: what is posted is kept, what is said is heard. */
function scope() {
  const hearing = new Map<string, Hear>();
  const posted: unknown[] = [];
  return {
    posted,
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: (type: string, hear: Hear) => void hearing.set(type, hear),
    say: (type: string, event: Parameters<Hear>[0]) => hearing.get(type)?.(event),
  };
}

/** What a remote bot sends for its seat when this secret was dealt. */
function sentFor(seat: Seat, secret: number): unknown[] {
  const sent: (Question | Stop)[] = [];
  const channel: WorkerChannel<Question | Stop, Answer | Advised | Failure> = {
    send: (message) => sent.push(message),
    listen() {},
  };
  const { game, view, ask, draw, imagine } = tableIn(BET, { seat, secret });
  void remoteBot(channel, game, 'search', { iterations: 9 }).choose(view, ask, draw, imagine);
  return sent.map(({ number: _, ...rest }) => rest);
}

describe('what crosses the channel', () => {
  test('holds no secret: it is the same whatever is hidden from the seat', () => {
    expect(sentFor(0, 0)).toEqual(sentFor(0, 1));
    expect(sentFor(1, 0)).not.toEqual(sentFor(1, 1));
  });

  test('is plain data', () => {
    const [question] = sentFor(0, 0);
    expect(JSON.parse(JSON.stringify(question))).toEqual(question);
  });
});

describe('a channel of the web', () => {
  test('joins a page and a worker', async () => {
    const { port1, port2 } = new MessageChannel();
    serveBots(webChannel(port1), library);
    const { game, view, ask, draw, imagine } = tableIn(BET, { seat: 1, secret: 0 });
    const bot = remoteBot(webChannel(port2), game, 'search', { iterations: 200 });
    expect(await bot.choose(view, ask, draw, imagine)).toEqual({ verb: 'take', move: 'red' });
    port1.close();
  });

  test('sends from a scope and hears what is said to it', () => {
    const own = scope();
    const heard: unknown[] = [];
    const channel = webChannel<string, string>(own);
    channel.listen(
      (message) => heard.push(message),
      ({ message }) => heard.push(`lost: ${message}`),
    );
    channel.send('to the page');
    own.say('message', { data: 'to the worker' });
    own.say('error', { message: 'out of memory' });
    own.say('error', {});
    own.say('messageerror', {});
    expect(own.posted).toEqual(['to the page']);
    expect(heard).toEqual([
      'to the worker',
      'lost: out of memory',
      'lost: the worker is gone',
      'lost: a message could not be read',
    ]);
  });

  test('that is lost fails every question that waits', async () => {
    const own = scope();
    const { game, view, ask, draw, imagine } = tableIn(BET, { seat: 0, secret: 0 });
    const bot = remoteBot(webChannel(own), game, 'search', { iterations: 200 });
    const asked = bot.choose(view, ask, draw, imagine);
    own.say('error', { message: 'out of memory' });
    await expect(asked).rejects.toThrow('out of memory');
  });

  test('that is lost stops the bot that thinks at its end', async () => {
    const own = scope();
    serveBots(webChannel(own), library);
    const far = scope();
    const { game, view, ask, draw, imagine } = tableIn(BET, { seat: 0, secret: 0 });
    void remoteBot(webChannel(far), game, 'ponder', { milliseconds: 600_000 }).choose(
      view,
      ask,
      draw,
      imagine,
    );
    own.say('message', { data: far.posted[0] });
    own.say('message', { data: { type: 'stop', number: -1 } });
    own.say('messageerror', {});
    await expect.poll(() => own.posted).toMatchObject([{ type: 'answer' }]);
  });
});
