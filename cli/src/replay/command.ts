import { type Entry, isRefusal, replay as playAgain, type Viewer } from '@vigilia/kernel';
import { numberOf, textOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { failed, misused } from '../complaint.ts';
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
    const record = await readRecord(path, number);
    const taken = shelved(String(record.header.game));
    return 0;
  },
};
