import { type Choice, rehearse, type Seat } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { play, table } from './toy/play.ts';

const rehearsed = (session: ReturnType<typeof table>, seat: Seat, plan: readonly Choice[]) =>
  rehearse(candles, candles.view(session.moment.state, seat), seat, plan as never);

const take = (candle: number) => ({ verb: 'take', candle });
const strike = { verb: 'strike' };

describe('a rehearsal', () => {
  test('asks and tells what following the plan would', () => {
    const plan = [take(1), take(2)];
    const { moment, told } = play(table(), [0, 'take 1; take 2']);
    const found = rehearsed(table(), 0, plan);
    expect(found).toMatchObject({ taken: 2, isOpen: false, refusal: null });
    expect(found?.events).toEqual(told.map(({ event }) => event));
    expect(found?.next?.choices).toEqual(moment.asks[0]?.choices);
    expect(found?.views.at(-1)).toMatchObject({ keeping: { candle: 2 } });
  });

  test('says why a choice would be refused, and what is asked instead', () => {
    const found = rehearsed(table(), 0, [take(1), take(9), strike]);
    expect(found).toMatchObject({ taken: 1, refusal: { clause: 'CANDLE-2' } });
    expect(found?.next?.choices).toContainEqual(strike);
  });

  test('changes nothing, and knows no question that the game cannot rehearse', () => {
    const session = table([0, 'take 1; strike']);
    const before = JSON.stringify(session.moment);
    expect(rehearsed(session, 0, [{ verb: 'bid', amount: 1 } as Choice])).toBeNull();
    expect(JSON.stringify(session.moment)).toBe(before);
  });
});
