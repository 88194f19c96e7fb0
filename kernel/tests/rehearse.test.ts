import { beginRehearsal, type Choice, isRefusal, type Rehearsal, rehearse, type Seat } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Candles, candles } from './toy/candles.ts';
import { play, table } from './toy/play.ts';

const rehearsed = (session: ReturnType<typeof table>, seat: Seat, plan: readonly Choice[]) =>
  rehearse(candles, candles.view(session.moment.state, seat), seat, plan as never);

const take = (candle: number) => ({ verb: 'take', candle });
const strike = { verb: 'strike' };

describe('a rehearsal', () => {
  test('asks and tells what following the plan would', () => {
    const plan = [take(1), take(2)];
    const { moment, delivered } = play(table(), [0, 'take 1; take 2']);
    const found = rehearsed(table(), 0, plan);
    expect(found).toMatchObject({ taken: 2, isOpen: false, refusal: null });
    expect(found?.events).toEqual(delivered.map(({ event }) => event));
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

const begun = (session: ReturnType<typeof table>, game = candles) =>
  beginRehearsal(game, candles.view(session.moment.state, 0), 0) as Rehearsal<Candles>;

/** The place after these choices, none of which is refused. */
function after(start: Rehearsal<Candles>, ...plan: readonly object[]): Rehearsal<Candles> {
  let place = start;
  for (const choice of plan) {
    const next = place.take(choice as Candles['choice']);
    if (isRefusal(next)) throw new Error(next.reason.key);
    place = next;
  }
  return place;
}

describe('a place in a rehearsal', () => {
  test('knows and asks what the whole plan up to there does', () => {
    const plan = [take(1), take(2)];
    const place = after(begun(table()), ...plan);
    const whole = rehearsed(table(), 0, plan);
    expect(place.view).toEqual(whole?.views.at(-1));
    expect(place.ask).toEqual(whole?.next);
    expect(place.events).toEqual(whole?.events.slice(-1));
  });

  test('stays as it is, so that two plans go on from it', () => {
    const place = after(begun(table()), take(1));
    const before = JSON.stringify(place);
    expect(after(place, take(2)).view).toMatchObject({ keeping: { candle: 2 } });
    expect(after(place, take(3)).view).toMatchObject({ keeping: { candle: 3 } });
    expect(JSON.stringify(place)).toBe(before);
  });

  test('takes one step for each choice', () => {
    let forks = 0;
    const counting = {
      ...candles,
      fork(state: Candles['state']) {
        forks++;
        return candles.fork(state);
      },
    };
    const start = begun(table(), counting);
    const before = forks;
    after(start, take(1), take(2), take(3), take(1));
    expect(forks - before).toBe(4);
  });

  test('refuses what the rules refuse, and can still go on', () => {
    const place = after(begun(table()), take(1));
    expect(place.take(take(9) as Candles['choice'])).toMatchObject({ clause: 'CANDLE-2' });
    expect(after(place, take(2)).view).toMatchObject({ keeping: { candle: 2 } });
  });

  test('ends at a draw, before which all is known and after which nothing is', () => {
    const drawing: typeof candles = {
      ...candles,
      steps: {
        ...candles.steps,
        keep: {
          ...candles.steps.keep,
          answer(run) {
            run.draw('wind', 2);
          },
        } as (typeof candles.steps)[string],
      },
    };
    const start = begun(table(), drawing);
    const drawn = after(start, take(1));
    expect(drawn).toMatchObject({ isOpen: true, ask: null, events: [] });
    expect(drawn.view).toEqual(start.view);
    expect(drawn.take(take(2) as Candles['choice'])).toMatchObject({ reason: { key: 'refusal.see-first' } });
  });
});
