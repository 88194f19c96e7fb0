import { tile } from '../data/tiles.ts';
import type { Run } from '../kinds.ts';
import type { OpenFacts, Role } from '../state.ts';
import { activeSeats, isGameOfThree, playerAt } from './players.ts';

export const HOUR_OF_FENRIR = 5;

/** One Fenrir card among Hero cards, one each, in secret (FEN-1). */
export function wakeFenrir(run: Run): void {
  const seats = activeSeats(run.state);
  if (seats.length < 2) return;
  run.announce({ type: 'fenrir-woke' });
  const fenrir = run.draw('fenrir', seats.length);
  for (const [index, seat] of seats.entries()) {
    const role: Role = index === fenrir ? 'fenrir' : 'hero';
    playerAt(run.state, seat).role = role;
    run.reveal(seat, { type: 'role-dealt', seat, role }, { type: 'role-dealt-hidden', seat });
  }
}

/** Whether Fenrir ever wakes at a table (THREE-1). */
export function hasFenrir(facts: Pick<OpenFacts, 'seats'>): boolean {
  return !isGameOfThree(facts);
}

/** Whether Fenrir wakes in this Hour (FEN-1). */
export function isHourOfFenrir(facts: Pick<OpenFacts, 'seats' | 'hour'>): boolean {
  return hasFenrir(facts) && facts.hour === HOUR_OF_FENRIR;
}

/** Whether any player may yet turn out to be Fenrir (FEN-1). */
export function isFenrirToCome(facts: Pick<OpenFacts, 'seats' | 'hour'>): boolean {
  return hasFenrir(facts) && isBeforeFenrir(facts);
}

export function isBeforeFenrir({ hour }: Pick<OpenFacts, 'hour'>): boolean {
  return hour < HOUR_OF_FENRIR;
}

/** The Wolf Marks on some tiles (WIN-2). */
export function wolfMarks(tiles: readonly string[]): number {
  return tiles.reduce((marks, id) => marks + tile(id).wolf, 0);
}
