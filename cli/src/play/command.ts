import { text } from '@vigilia/kernel';
import { isSet, textOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { shelved } from '../games.ts';
import { rulesLines } from '../rules-lines.ts';
import { botsNamed, TABLE_OPTIONS } from '../table.ts';
import { tableVoice } from '../voice.ts';
import { newGame, oldGame } from './begin.ts';
import { farewell, showStopped } from './closing.ts';
import { playOn } from './evening.ts';
import { inputFrom } from './input.ts';
import { ORDER_NAMES } from './orders.ts';
import { tableOf } from './table.ts';

/** `vigilia play`: a person with bots or alone, or several on one screen. */
export const play: Command = {
  help: 'help.play',
  options: {
    ...TABLE_OPTIONS,
    people: { type: 'string' },
    file: { type: 'string' },
    resume: { type: 'boolean' },
    audit: { type: 'string' },
  },
  async run(call) {
    const { save, file } = isSet(call, 'resume') ? oldGame(call) : await newGame(call);
    const { header, people, bots } = save;
    const taken = shelved(header.game);
    const say = await tableVoice(call.language, taken, header.seats);
    const table = tableOf(taken, save, say);
    const setting = {
      shelved: taken,
      rulebook: await taken.rulebook(call.language),
      say,
      people,
      bots: botsNamed(bots, taken),
      botNames: bots,
      file,
      input: inputFrom(process.stdin, process.stdout, { orders: ORDER_NAMES, people }),
    };
    if (table.session.stopped !== null) {
      setting.input.close();
      return showStopped(setting, table, textOf(call, 'audit'));
    }
    print(say(text('play.welcome', { game: header.game, commitment: header.commitment, path: file })));
    for (const line of rulesLines(table.session, say)) print(line);
    const ending = await playOn(setting, table);
    setting.input.close();
    farewell(setting, table, ending, textOf(call, 'audit'));
    return 0;
  },
};
