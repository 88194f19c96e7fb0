import type { Seat } from '@vigilia/kernel';
import type { Run } from '../table/kinds.ts';
import { playerAt } from '../table/players.ts';
import type { OpenPlayer } from '../table/state.ts';

export const MOST_TIME = 45;
export const MOST_MUSIC = 15;

type WithTime = Pick<OpenPlayer, 'time'>;
type WithMusic = Pick<OpenPlayer, 'music'>;

/** The most that can be paid of one's own accord: it must leave at least 1 Time (TIME-3). */
export function mostToPay({ time }: WithTime): number {
  return time - 1;
}

export function canPay(player: WithTime, time: number): boolean {
  return time <= mostToPay(player);
}

export function payTime(run: Run, seat: Seat, amount: number): void {
  if (amount === 0) return;
  playerAt(run.state, seat).time -= amount;
  run.announce({ type: 'time-paid', seat, amount });
}

/** What a gain of Time comes to: what goes beyond 45 is lost (TIME-1). */
export function timeGained({ time }: WithTime, amount: number): number {
  return Math.min(amount, MOST_TIME - time);
}

export function gainTime(run: Run, seat: Seat, amount: number): void {
  const player = playerAt(run.state, seat);
  const gained = timeGained(player, amount);
  player.time += gained;
  run.announce({ type: 'time-gained', seat, amount: gained });
}

/** What a gain of Music comes to: what goes beyond 15 pages is lost (MUSIC-1). */
export function musicGained({ music }: WithMusic, amount: number): number {
  return Math.min(amount, MOST_MUSIC - music);
}

/** Whether there is room for a page more (MUSIC-1). */
export function canWrite(player: WithMusic): boolean {
  return musicGained(player, 1) > 0;
}

export function gainMusic(run: Run, seat: Seat, amount: number): void {
  const player = playerAt(run.state, seat);
  const gained = musicGained(player, amount);
  player.music += gained;
  run.announce({ type: 'music-gained', seat, amount: gained });
}

export function gainClues(run: Run, seat: Seat, amount: number): void {
  playerAt(run.state, seat).clues += amount;
  run.announce({ type: 'clues-gained', seat, amount });
}

export function spendClues(run: Run, seat: Seat, amount: number): void {
  if (amount === 0) return;
  playerAt(run.state, seat).clues -= amount;
  run.announce({ type: 'clues-spent', seat, amount });
}

/** How many tiles a draw brings: what is there (ACT-8). */
export function tilesDrawn(stack: number, count: number): number {
  return Math.min(stack, count);
}

/** Draws from the top of the stack. */
export function drawTiles(run: Run, seat: Seat, count: number): void {
  const tiles = run.state.stack.slice(0, tilesDrawn(run.state.stack.length, count));
  const player = playerAt(run.state, seat);
  run.state.stack = run.state.stack.slice(count);
  player.tiles = [...player.tiles, ...tiles];
  run.reveal(seat, { type: 'drew', seat, tiles }, { type: 'drew-hidden', seat, count: tiles.length });
}

/** Takes a tile from the hand and puts it face down under the stack (HOUR-2, ORG-2). */
export function returnTile(run: Run, seat: Seat, tile: string): void {
  takeTile(run, seat, tile);
  putUnderStack(run, tile);
}

export function takeTile(run: Run, seat: Seat, tile: string): void {
  const player = playerAt(run.state, seat);
  player.tiles = player.tiles.filter((other) => other !== tile);
}

export function putUnderStack(run: Run, tile: string): void {
  run.state.stack = [...run.state.stack, tile];
}
