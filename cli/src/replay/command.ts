import type { Viewer } from '@vigilia/kernel';
import { numberOf, textOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { misused } from '../complaint.ts';
import { shelved } from '../games.ts';
import { tableVoice } from '../voice.ts';
import { readRecord } from './record.ts';
import { storyOf } from './story.ts';

const MOST_GAMES = 10_000_000;

/** `vigilia replay FILE`: tells a recorded game in words, as one seat heard it or as all did. */
export const replay: Command = {
  help: 'help.replay',
  options: { game: { type: 'string' }, seat: { type: 'string' } },
  async run(call) {
    const [path, ...rest] = call.positionals;
    if (path === undefined) throw misused('usage.no-record');
    if (rest.length > 0) throw misused('usage.too-much', { rest: rest.join(' ') });
    const number = numberOf(call, 'game', { least: 1, most: MOST_GAMES, otherwise: 1 });
    const recording = await readRecord(path, number);
    const taken = shelved(String(recording.header.game));
    const viewer = seatNamed(textOf(call, 'seat'), recording.header.seats);
    const say = await tableVoice(call.language, taken, taken.game.seats.max);
    for (const line of storyOf(taken, recording, viewer, say)) print(line);
    return 0;
  },
};

/** `2` and `p2` are the same seat; no seat at all is somebody who only watches. */
function seatNamed(written: string | undefined, seats: number): Viewer {
  if (written === undefined) return null;
  const number = Number(written.replace(/^p/i, ''));
  if (Number.isInteger(number) && number >= 1 && number <= seats) return number - 1;
  throw misused('usage.seat', { written, players: seats });
}
