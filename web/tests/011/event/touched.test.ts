import type { View } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { touchedBy } from '../../../src/games/011/event/touched.ts';

type Known = Parameters<typeof touchedBy>[0];

const players = (...out: boolean[]) => out.map((isOut) => ({ out: isOut })) as unknown as View['players'];

/** Four at the table, ordered 3 0 1 2, no Character chosen yet. */
function hourOf(event: View['event'], rest: Partial<Known> = {}): Known {
  return {
    event,
    phase: 'turns',
    order: [3, 0, 1, 2],
    players: players(false, false, false, false),
    used: {},
    blocked: [],
    ...rest,
  };
}

const everybody = [0, 1, 2, 3];

describe('whom the Event touches', () => {
  it('EVT-A touches position II, the seat that takes Koleberg, and every play', () => {
    expect(touchedBy(hourOf('A'))).toEqual({
      position: { at: 2, isThere: true, seat: 0 },
      character: { who: 'koleberg', by: null, mayChoose: everybody },
      bans: 'plays',
    });
  });

  it('EVT-B touches position III and no Character', () => {
    expect(touchedBy(hourOf('B', { blocked: ['pahlsson'] }))).toEqual({
      position: { at: 3, isThere: true, seat: 1 },
      character: null,
      bans: null,
    });
  });

  it('EVT-C touches position IV, which is not there in a game of three (THREE-4)', () => {
    expect(touchedBy(hourOf('C'))?.position).toEqual({ at: 4, isThere: true, seat: 2 });
    const three = hourOf('C', { order: [2, 0, 1], players: players(false, false, false) });
    expect(touchedBy(three)?.position).toEqual({ at: 4, isThere: false, seat: null });
  });

  it('EVT-D touches the seat that chose Vidal, and no other may', () => {
    const touched = touchedBy(hourOf('D', { used: { vidal: 3 } }));
    expect(touched?.position).toEqual({ at: 3, isThere: true, seat: 1 });
    expect(touched?.character).toEqual({ who: 'vidal', by: 3, mayChoose: [] });
  });

  it('EVT-E touches no position, the seat that takes Påhlsson, and all transport', () => {
    expect(touchedBy(hourOf('E'))).toEqual({
      position: null,
      character: { who: 'pahlsson', by: null, mayChoose: everybody },
      bans: 'transport',
    });
  });

  it('EVT-F waits for position II to be won', () => {
    const auction = hourOf('F', { phase: 'auction', order: [null, null, 1, null] });
    expect(touchedBy(auction)).toEqual({
      position: { at: 2, isThere: true, seat: null },
      character: null,
      bans: null,
    });
  });

  it('EVT-G may still touch only who has not chosen yet', () => {
    const touched = touchedBy(hourOf('G', { used: { lilja: 3, snowy: 0 }, blocked: ['vikstrom'] }));
    expect(touched?.position).toEqual({ at: 4, isThere: true, seat: 2 });
    expect(touched?.character).toEqual({ who: 'johnsson', by: null, mayChoose: [1, 2] });
  });

  it('EVT-H touches the last active player', () => {
    const touched = touchedBy(hourOf('H', { players: players(false, false, true, false) }));
    expect(touched?.position).toEqual({ at: 3, isThere: true, seat: 1 });
    expect(touched?.character).toEqual({ who: 'lewis', by: null, mayChoose: [0, 1, 3] });
  });

  it('EVT-I touches the last position while it is still auctioned', () => {
    const open = hourOf('I', { phase: 'auction', order: [2, null, null, null] });
    expect(touchedBy(open)?.position).toEqual({ at: 4, isThere: true, seat: null });
    const won = hourOf('I', { phase: 'auction', order: [null, null, null, 1] });
    expect(touchedBy(won)?.position).toEqual({ at: 4, isThere: true, seat: 1 });
  });

  it('EVT-I touches no position where no seat is left', () => {
    const over = hourOf('I', { phase: 'over', players: players(true, true, true, true) });
    expect(touchedBy(over)?.position).toBeNull();
  });

  it('EVT-J touches no seat through Vikström once the turns are over', () => {
    const touched = touchedBy(hourOf('J', { phase: 'discard', blocked: ['koleberg'] }));
    expect(touched?.position).toEqual({ at: 4, isThere: true, seat: 2 });
    expect(touched?.character).toEqual({ who: 'vikstrom', by: null, mayChoose: [] });
  });

  it('EVT-K touches no seat through Snowy where Snowy is blocked too', () => {
    const touched = touchedBy(hourOf('K', { blocked: ['lilja', 'snowy'] }));
    expect(touched?.character).toEqual({ who: 'snowy', by: null, mayChoose: [] });
  });

  it('EVT-1 touches no seat before the first Event is turned up', () => {
    expect(touchedBy(hourOf(null))).toBeNull();
  });
});
