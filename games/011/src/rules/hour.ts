import type { Frame } from '../table/frames.ts';
import type { Acting, Asking } from '../table/kinds.ts';
import { activeSeats, orderedSeats, playerAt } from '../table/players.ts';
import type { OpenFacts } from '../table/state.ts';
import { ask } from './ask.ts';
import { endGame } from './ending.ts';
import { isHourOfFenrir, wakeFenrir } from './fenrir.ts';
import { returnTile } from './treasury.ts';

export const LAST_HOUR = 11;
const TILES_KEPT = 3;

/** The five phases in order, then the end of the Hour (HOUR-1). */
export const hour: Acting<'hour'> = {
  run(run) {
    const table = run.state;
    table.order = activeSeats(table).map(() => null);
    run.announce({ type: 'hour-began', hour: table.hour });
    if (isHourOfFenrir(table)) wakeFenrir(run);
    run.next(
      { step: 'event' },
      { step: 'auction' },
      { step: 'clues' },
      { step: 'turns' },
      { step: 'location' },
      { step: 'end-hour' },
    );
  },
};

/**
 * Markers come off; a player who holds more than three tiles discards, in turn order (HOUR-2). After the last Hour all
 * have lost (HOUR-3), and no player is asked.
 */
export const endHour: Acting<'end-hour'> = {
  run(run) {
    const table = run.state;
    table.phase = 'discard';
    table.used = {};
    const discards = orderedSeats(table).map((seat): Frame => ({ step: 'discard', seat }));
    run.next(...(hoursLeft(table) > 0 ? discards : []), { step: 'clock' });
  },
};

export const discard: Asking<'discard', 'discard'> = {
  asks(table, { seat }) {
    const { tiles } = playerAt(table, seat);
    const count = tooManyTiles(tiles.length);
    if (count === 0) return [];
    const choices = tiles.map((tile) => ({ verb: 'discard', tile }) as const);
    return ask(seat, 'HOUR-2', 'prompt.discard', choices, { vars: { count } });
  },
  answer(run, { seat }, { tile }) {
    returnTile(run, seat, tile);
    run.echo(seat, { type: 'discarded', seat, tile }, { type: 'discarded-hidden', seat });
    run.next({ step: 'discard', seat });
  },
};

/** How many of this number of tiles must go at the end of the Hour (HOUR-2). */
export function tooManyTiles(tiles: number): number {
  return Math.max(0, tiles - TILES_KEPT);
}

/** The clock advances; at XII no player has won (HOUR-3). */
export const clock: Acting<'clock'> = {
  run(run) {
    const table = run.state;
    table.lastOrder = orderedSeats(table);
    table.hour++;
    if (isRagnarok(table)) endGame(run, { how: 'ragnarok', winner: null });
    else run.next({ step: 'hour' });
  },
};

/** Whether the clock has reached XII (HOUR-3). */
export function isRagnarok(facts: Pick<OpenFacts, 'hour'>): boolean {
  return hoursLeft(facts) < 0;
}

/** How many Hours were played: a clock that reached XII has gone through eleven (HOUR-3). */
export function hoursPlayed({ hour }: Pick<OpenFacts, 'hour'>): number {
  return Math.min(hour, LAST_HOUR);
}

/** How many Hours come after this one; less than none at XII. */
export function hoursLeft({ hour }: Pick<OpenFacts, 'hour'>): number {
  return LAST_HOUR - hour;
}
