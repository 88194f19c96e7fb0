import { readFileSync } from 'node:fs';
import { eventsFor } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { play, table } from './toy/play.ts';

const messages: Record<string, string> = JSON.parse(
  readFileSync(new URL('./toy/texts/en.json', import.meta.url), 'utf8'),
);

const round = (keeper: number, candle: number, bids: readonly number[]) => [
  [keeper, `take ${candle}; strike`] as const,
  ...bids.map((amount, seat) => [seat, `bid ${amount}`] as const),
];

describe('Candles', () => {
  test('CANDLE-1: each seat hears its own wish, and that the others made one', () => {
    const { delivered, moment } = table();
    const { wishes } = moment.state;
    expect(eventsFor(1, delivered)).toEqual([
      { type: 'dealt-hidden', seat: 0 },
      { type: 'dealt', seat: 1, wish: wishes[1] },
      { type: 'dealt-hidden', seat: 2 },
    ]);
    expect(candles.view(moment.state, 1).wishes).toEqual([null, wishes[1], null]);
  });

  test('CANDLE-1: a candle counts one and a wished one two', () => {
    const won = table(...round(0, 1, [0, 2, 0]), ...round(1, 2, [0, 2, 0]), ...round(2, 3, [1, 0, 0]));
    expect(won.moment.state.litBy).toEqual([1, 1, 0]);
    const outcome = (...wishes: number[]) => candles.outcome({ ...won.moment.state, wishes })?.winners;
    expect(outcome(1, 3, 1)).toEqual([1]);
    expect(outcome(3, 3, 1)).toEqual([0, 1]);
  });

  test('CANDLE-2: the keeper may change the candle until striking', () => {
    const { moment } = table([0, 'take 1; take 3']);
    expect(moment.asks).toMatchObject([
      { seat: 0, choices: [{ verb: 'strike' }, { verb: 'take', candle: 1 }, { verb: 'take', candle: 2 }] },
    ]);
  });

  test('CANDLE-3: all are asked at once, and a bid stays secret until the last', () => {
    const bidding = table([0, 'take 1; strike']);
    expect(bidding.moment.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const { moment } = play(bidding, [2, 'bid 5']);
    expect(candles.view(moment.state, 2).bids).toEqual([null, null, 5]);
    expect(candles.view(moment.state, null).bids).toEqual([null, null, null]);
  });

  test('CANDLE-3: of equals the wind picks one', () => {
    const { litBy } = table(...round(0, 2, [3, 0, 3])).moment.state;
    expect([0, 2]).toContain(litBy[1]);
  });

  test('says nothing that its catalog has no text for', () => {
    let session = table();
    const said = new Set<string>(Object.keys(candles.grammar).map((verb) => `verb.${verb}`));
    const hear = (next: typeof session) => {
      session = next;
      for (const { event } of session.delivered) said.add(`event.${event.type}`);
      for (const { prompt } of session.moment.asks) said.add(prompt.key);
    };
    hear(session);
    for (const line of [...round(0, 1, [1, 2, 0]), ...round(1, 2, [0, 0, 1]), ...round(2, 3, [1, 0, 0])]) {
      hear(play(session, line));
    }
    said.add('refusal.matches').add(`ending.${candles.outcome(session.moment.state)?.how}`);
    expect([...said].toSorted()).toEqual(Object.keys(messages).toSorted());
  });
});
