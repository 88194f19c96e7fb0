import { type Eleven, game as eleven } from '@vigilia/game-011';
import {
  type Bot,
  type Entry,
  type Header,
  header,
  isRefusal,
  namedSeed,
  open,
  print,
  type Run,
  replay,
  type Session,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { playOut, random } from '../src/index.ts';

function session(seed: string, seats = 4): Session<Eleven> {
  const { id: game, rules } = eleven;
  const begun: Header = header({ game, rules, seed: namedSeed(seed), entropy: [], seats, options: {} });
  const opened = open(eleven, begun);
  if (isRefusal(opened)) throw new Error(opened.reason.key);
  return opened;
}

async function logOf(dealt: Session<Eleven>, bots: readonly Bot<Eleven>[]): Promise<Entry[]> {
  const log: Entry[] = [];
  for await (const { by, choice } of playOut(dealt, bots))
    log.push({ by, choice: print(eleven.grammar, choice) });
  return log;
}

const FOUR = Array.from({ length: 4 }, () => random<Eleven>());

describe('a game that bots play', () => {
  test('goes to its end and replays to the same outcome', async () => {
    const dealt = session('a long night');
    let last = dealt.moment.state;
    const log: Entry[] = [];
    for await (const { by, choice, answered } of playOut(dealt, FOUR)) {
      log.push({ by, choice: print(eleven.grammar, choice) });
      last = answered.state;
    }
    const replayed = replay(eleven, dealt.header, log);
    if (isRefusal(replayed)) throw new Error(replayed.reason.key);
    expect(eleven.outcome(last)).not.toBeNull();
    expect(replayed.moment.state).toEqual(last);
  });

  test('is the same again from the same seed, and another from another', async () => {
    const once = await logOf(session('one'), FOUR);
    expect(await logOf(session('one'), FOUR)).toEqual(once);
    expect(await logOf(session('two'), FOUR)).not.toEqual(once);
  });

  test('shows each bot the view of its own seat and a question to it', async () => {
    const seats = new Set<number>();
    const spy = (seat: number): Bot<Eleven> => ({
      choose(view, ask, draw, imagine) {
        expect(view).toMatchObject({ viewer: seat });
        expect(view).not.toHaveProperty('chance');
        expect(ask.seat).toBe(seat);
        seats.add(seat);
        return random<Eleven>().choose(view, ask, draw, imagine);
      },
    });
    await logOf(session('watched', 3), [spy(0), spy(1), spy(2)]);
    expect([...seats].sort()).toEqual([0, 1, 2]);
  });

  test('waits for a bot that thinks', async () => {
    const slow: Bot<Eleven> = {
      async choose(view, ask, draw, imagine) {
        await Promise.resolve();
        return random<Eleven>().choose(view, ask, draw, imagine);
      },
    };
    expect(await logOf(session('slow'), [slow, slow, slow, slow])).toEqual(
      await logOf(session('slow'), FOUR),
    );
  });

  test('is broken off where it never ends, in words that name it', async () => {
    const openAuction = {
      ...eleven.steps['open-auction'],
      answer: (run: Run<Eleven>) => run.next({ step: 'open-auction' }),
    };
    const endless = { ...eleven, steps: { ...eleven.steps, 'open-auction': openAuction } };
    const { moment, ...rest } = session('circles');
    await expect(logOf({ ...rest, moment, game: endless as typeof eleven }, FOUR)).rejects.toThrow(
      /^the game of 011 from seed [0-9a-f]{64} goes on after 20000 choices: seat \d chooses 'bid [IV]+ \d+'$/,
    );
  });

  test('does not take an illegal choice of a bot', async () => {
    const cheat: Bot<Eleven> = { choose: () => ({ verb: 'bid', position: 1, amount: 45 }) };
    await expect(logOf(session('cheat'), [cheat, cheat, cheat, cheat])).rejects.toThrow(
      'refusal.bid-too-high',
    );
  });
});
