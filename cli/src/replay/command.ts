import type { Viewer } from '@vigilia/kernel';
import { numberOf, textOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { usageError } from '../errors.ts';
import { gameNamed } from '../games.ts';
import { print } from '../output.ts';
import { gameTranslator } from '../texts/translators.ts';
import { readRecord } from './record.ts';
import { transcriptOf } from './transcript.ts';

const MOST_GAMES = 10_000_000;

/** `vigilia replay FILE`: tells a recorded game in words, as one seat heard it or as all did. */
export const replay: Command = {
  help: 'help.replay',
  options: { game: { type: 'string' }, seat: { type: 'string' } },
  async run(call) {
    const [path, ...rest] = call.positionals;
    if (path === undefined) throw usageError('usage.no-record');
    if (rest.length > 0) throw usageError('usage.too-much', { rest: rest.join(' ') });
    const number = numberOf(call, 'game', { least: 1, most: MOST_GAMES, otherwise: 1 });
    const recording = await readRecord(path, number);
    const terminalGame = gameNamed(String(recording.header.game));
    const viewer = seatNamed(textOf(call, 'seat'), recording.header.seats);
    const translate = await gameTranslator(call.language, terminalGame, terminalGame.game.seats.max);
    for (const line of transcriptOf(terminalGame, recording, viewer, translate)) print(line);
    return 0;
  },
};

/** `2` and `p2` are the same seat; no seat at all is somebody who only watches. */
function seatNamed(written: string | undefined, seats: number): Viewer {
  if (written === undefined) return null;
  const number = Number(written.replace(/^p/i, ''));
  if (Number.isInteger(number) && number >= 1 && number <= seats) return number - 1;
  throw usageError('usage.seat', { written, players: seats });
}
