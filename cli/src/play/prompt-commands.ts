import { type Ask, text } from '@vigilia/kernel';
import { CommandError } from '../arguments/errors.ts';
import { print } from '../command/output.ts';
import { clauseLines, section } from '../rules/pages.ts';
import { pageWidth } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { hintLines } from './hint.ts';
import { saveTable } from './save-table.ts';
import { screenWidth, showBoard, showEvents } from './screen.ts';
import type { Table } from './table.ts';

/** What a player may type besides a choice. */
type PromptCommand = (context: PlayContext, table: Table, ask: Ask, rest: string) => void | Promise<void>;

const MANY = 40;

const PROMPT_COMMANDS: Readonly<Record<string, PromptCommand>> = {
  help({ ui, people, translate }) {
    print(translate(text('play.help')));
    if (ui.opinions !== undefined && people > 1) print(translate(ui.opinions.help));
  },
  '?'({ rulebook, translate }, _table, { clause }) {
    for (const line of clauseLines(rulebook, clause, { width: pageWidth(), translate })) print(line);
  },
  rules({ rulebook, translate, ui }, _table, { clause }, rest) {
    const drawn = { width: pageWidth(), translate };
    const options = { ...drawn, figure: (name: string) => ui.figure(name, drawn) };
    try {
      for (const line of section(rulebook, rest || clause, options)) print(line);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      print(translate(error.text));
    }
  },
  board: (context, table, { seat }) => showBoard(context, table, seat),
  sheet({ ui, translate }, { session }, { seat }) {
    const view = session.game.view(session.moment.state, seat);
    for (const line of ui.sheet(view, { translate, width: screenWidth() })) print(line);
  },
  async hint(context, table, ask) {
    for (const line of await hintLines(context, table, ask)) print(line);
  },
  log(context, table, { seat }, rest) {
    const count = /^\d+$/.test(rest) ? Number(rest) : MANY;
    showEvents(context, table.eventsTold(seat).slice(-count));
  },
  save(context, table) {
    saveTable(context, table);
    print(context.translate(text('play.saved', { path: context.file })));
  },
};

/** Two more that the game loop handles itself. */
export const UNDO = 'undo';
export const QUIT = 'quit';

export const PROMPT_COMMAND_NAMES: readonly string[] = [...Object.keys(PROMPT_COMMANDS), UNDO, QUIT];

/** Runs the command on this line; false if the line is none. */
export async function runPromptCommand(
  context: PlayContext,
  table: Table,
  ask: Ask,
  line: string,
): Promise<boolean> {
  const [name = '', ...rest] = line.split(/\s+/);
  const command = Object.hasOwn(PROMPT_COMMANDS, name) ? PROMPT_COMMANDS[name] : undefined;
  await command?.(context, table, ask, rest.join(' '));
  return command !== undefined;
}
