import type { Frame } from '../frames.ts';
import type { Acting, Asking } from '../kinds.ts';
import { ask } from './ask.ts';
import { endGame } from './ending.ts';
import { wakeFenrir } from './fenrir.ts';
import { activeSeats, orderedSeats, playerAt } from './players.ts';
import { returnTile } from './treasury.ts';

export const LAST_HOUR = 11;
export const HOUR_OF_FENRIR = 5;
const TILES_KEPT = 3;

/** The five phases in order, then the end of the Hour (HOUR-1). */
export const hour: Acting<'hour'> = {
  run(run) {
    const table = run.state;
    table.order = activeSeats(table).map(() => null);
    run.announce({ type: 'hour-began', hour: table.hour });
    if (table.hour === HOUR_OF_FENRIR) wakeFenrir(run);
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

/** Markers come off; a player who holds more than three tiles discards, in turn order (HOUR-2). */
export const endHour: Acting<'end-hour'> = {
  run(run) {
    run.state.phase = 'discard';
    run.state.used = {};
    run.next(...orderedSeats(run.state).map((seat): Frame => ({ step: 'discard', seat })), { step: 'clock' });
  },
};

export const discard: Asking<'discard', 'discard'> = {
  asks(table, { seat }) {
    const { tiles } = playerAt(table, seat);
    if (tiles.length <= TILES_KEPT) return [];
    const choices = tiles.map((tile) => ({ verb: 'discard', tile }) as const);
    return ask(seat, 'HOUR-2', 'prompt.discard', choices, { vars: { count: tiles.length - TILES_KEPT } });
  },
  answer(run, { seat }, { tile }) {
    returnTile(run, seat, tile);
    run.echo(seat, { type: 'discarded', seat, tile }, { type: 'discarded-hidden', seat });
    run.next({ step: 'discard', seat });
  },
};

/** The clock advances; at XII no player has won (HOUR-3). */
export const clock: Acting<'clock'> = {
  run(run) {
    const table = run.state;
    table.lastOrder = orderedSeats(table);
    table.hour++;
    if (table.hour > LAST_HOUR) endGame(run, { how: 'ragnarok', winner: null });
    else run.next({ step: 'hour' });
  },
};
