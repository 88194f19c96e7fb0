import { chooseText, header, isRefusal, namedSeed, open, type Seat, type Session } from '@vigilia/kernel';
import { type Candles, candles } from './candles.ts';

export const headerOf = (name: string, seats = 3) =>
  header({ game: 'candles', rules: 1, seed: namedSeed(name), entropy: [], seats, options: {} });

/** A session, if the test is about something else than being refused. */
export function accepted<T extends object>(answered: T): Exclude<T, { refused: true }> {
  if (isRefusal(answered)) throw new Error(`refused: ${answered.reason.key}`);
  return answered as Exclude<T, { refused: true }>;
}

/** The key of the reason, if the test is about being refused. */
export function reasonOf(answered: object): string {
  if (!isRefusal(answered)) throw new Error('not refused');
  return answered.reason.key;
}

export type Line = readonly [seat: Seat, line: string];

/** A table of Candles after these choices. */
export function table(...lines: Line[]): Session<Candles> {
  return play(accepted(open(candles, headerOf('table'))), ...lines);
}

export function play(session: Session<Candles>, ...lines: Line[]): Session<Candles> {
  return lines.reduce((reached, [seat, line]) => accepted(chooseText(reached, seat, line)), session);
}
