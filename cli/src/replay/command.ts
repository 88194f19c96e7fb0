import type { Viewer } from '@vigilia/kernel';
import { numberOf, positionalsOf, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { gameNamed } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import { readRecord } from './record.ts';
import { transcriptOf } from './transcript.ts';

const MOST_GAMES = 10_000_000;

/** `vigilia replay FILE`: a recorded game in words, with the events of one seat or of a spectator. */
export const replay: Command = {
  help: 'help.replay',
  options: { game: { type: 'string' }, seat: { type: 'string' } },
  async run(call) {
    const [path] = positionalsOf(call, 1);
    if (path === undefined) throw usageError('usage.no-record');
    const number = numberOf(call, 'game', { least: 1, most: MOST_GAMES, otherwise: 1 });
    const recording = await readRecord(path, number);
    const terminalGame = gameNamed(String(recording.header.game));
    const viewer = seatNamed(textOf(call, 'seat'), recording.header.seats);
    const translate = await gameTranslator(call.language, terminalGame, terminalGame.entry.game.seats.max);
    for (const line of transcriptOf(terminalGame, recording, viewer, translate)) print(line);
    return 0;
  },
};

/** `2` and `p2` are the same seat; without a seat the viewer is a spectator. */
function seatNamed(written: string | undefined, seats: number): Viewer {
  if (written === undefined) return null;
  const number = Number(written.replace(/^p/i, ''));
  if (Number.isInteger(number) && number >= 1 && number <= seats) return number - 1;
  throw usageError('usage.seat', { written, players: seats });
}
