import { type Ask, text } from '@vigilia/kernel';
import { print } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { pageWidth } from '../layout.ts';
import { clauseLines, section } from '../rules/pages.ts';
import { hintLines } from './hint.ts';
import { save } from './keep.ts';
import { screenWidth, showBoard, showEvents } from './screen.ts';
import type { Setting } from './setting.ts';
import type { Table } from './table.ts';

/** What somebody may ask of the table besides choosing. */
type Order = (setting: Setting, table: Table, ask: Ask, rest: string) => void | Promise<void>;

const MANY = 40;

const ORDERS: Readonly<Record<string, Order>> = {
  help({ say }) {
    print(say(text('play.help')));
  },
  '?'({ rulebook, say }, _table, { clause }) {
    for (const line of clauseLines(rulebook, clause, { width: pageWidth(), say })) print(line);
  },
  rules({ rulebook, say }, _table, { clause }, rest) {
    try {
      for (const line of section(rulebook, rest || clause, { width: pageWidth(), say })) print(line);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      print(say(error.text));
    }
  },
  board: (setting, table, { seat }) => showBoard(setting, table, seat),
  sheet({ shelved: { game, drawing }, say }, { session }, { seat }) {
    const view = game.view(session.moment.state, seat);
    for (const line of drawing.sheet(view, { say, width: screenWidth() })) print(line);
  },
  async hint(setting, table, ask) {
    for (const line of await hintLines(setting, table, ask)) print(line);
  },
  log(setting, table, { seat }, rest) {
    const count = /^\d+$/.test(rest) ? Number(rest) : MANY;
    showEvents(setting, table.log(seat).slice(-count));
  },
  save(setting, table) {
    save(setting, table);
    print(setting.say(text('play.saved', { path: setting.file })));
  },
};

/** Words with a meaning of their own that the loop sees to: taking back, and getting up. */
export const UNDO = 'undo';
export const QUIT = 'quit';

export const ORDER_NAMES: readonly string[] = [...Object.keys(ORDERS), UNDO, QUIT];

/** Does as it is told, if that was an order. */
export async function obey(setting: Setting, table: Table, ask: Ask, line: string): Promise<boolean> {
  const [name = '', ...rest] = line.split(/\s+/);
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  await order?.(setting, table, ask, rest.join(' '));
  return order !== undefined;
}
