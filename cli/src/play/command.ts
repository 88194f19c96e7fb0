import { text } from '@vigilia/kernel';
import { isSet, textOf } from '../arguments/arguments.ts';
import { botsNamed } from '../command/bots.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { rulesLines } from '../command/session-lines.ts';
import { TABLE_OPTIONS } from '../command/table-options.ts';
import { gameNamed } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import { showEnding, showStopped } from './ending.ts';
import { runGame } from './game-loop.ts';
import { inputFrom } from './input.ts';
import { PROMPT_COMMAND_NAMES } from './prompt-commands.ts';
import { newGame, resumedGame } from './start.ts';
import { resumeTable } from './table.ts';

/** `vigilia play`: one person with bots or alone, or several people at one screen. */
export const play: Command = {
  help: 'help.play',
  options: {
    ...TABLE_OPTIONS,
    people: { type: 'string' },
    practice: { type: 'boolean' },
    file: { type: 'string' },
    resume: { type: 'boolean' },
    audit: { type: 'string' },
  },
  async run(call) {
    const { save, file } = isSet(call, 'resume') ? resumedGame(call) : await newGame(call);
    const { header, people, bots } = save;
    const terminalGame = gameNamed(header.game);
    const { entry, ui } = terminalGame;
    const translate = await gameTranslator(call.language, terminalGame, header.seats);
    const table = resumeTable(entry.game, save, translate);
    const context = {
      entry,
      ui,
      rulebook: await ui.rulebook(call.language),
      translate,
      people,
      bots: botsNamed(bots, entry),
      botNames: bots,
      file,
      input: inputFrom(process.stdin, process.stdout, { promptCommands: PROMPT_COMMAND_NAMES, people }),
    };
    if (table.session.stopped !== null) {
      context.input.close();
      return showStopped(context, table, textOf(call, 'audit'));
    }
    const { title } = entry.profile;
    print(translate(text('play.welcome', { game: title, commitment: header.commitment, path: file })));
    for (const line of rulesLines(table.session, translate)) print(line);
    if (header.practice) print(translate(text('play.practice')));
    const ending = await runGame(context, table);
    context.input.close();
    showEnding(context, table, ending, textOf(call, 'audit'));
    return 0;
  },
};
