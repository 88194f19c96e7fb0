import type { z } from 'zod';
import type { Store, TableRow, WholeTable } from '../store.ts';
import { header, jsonOf, order, row, said } from './form.ts';

/** What is in a file, as a whole or line by line. */
type Content = string | AsyncIterable<string> | Iterable<string>;

/** Says why a table cannot be played or why its parts do not belong together, or else the phase that its log has reached. */
type CheckTable = (
  whole: WholeTable,
) => Promise<{ readonly problem: string } | { readonly phase: TableRow['phase'] }>;

/**
 * Brings a table from a file and answers its id: all of it, or nothing if anything is wrong with the file. The log
 * is played through before it is accepted: a table that cannot be opened is no use here.
 */
export async function importTable(store: Store, content: Content, checkTable: CheckTable): Promise<string> {
  const file = new Lines(await read(content));
  const head = file.next(header);
  const { table, members } = head;
  const rows = file.many(head.rows, row).map((read) => ({ table: table.id, ...read }));
  const talk = file.many(head.said, said);
  const orders = file.many(head.orders, order);
  file.end();
  if (!isCounted(rows.map(({ version }) => version))) throw new Error('The log in this file has a gap.');
  if (!isCounted(talk.map(({ number }) => number))) throw new Error('The talk in this file has a gap.');
  if (rows[0]?.act.facts[0]?.fact !== 'opened') {
    throw new Error('The log in this file does not begin where the table was opened.');
  }
  const whole = { table, members, rows, said: talk, orders };
  const checked = await checkTable(whole);
  if ('problem' in checked) throw new Error(`This table cannot be played: ${checked.problem}`);
  if ((await store.tables.find(table.id)) !== null) throw new Error('This table is here already.');
  await store.whole.add({ ...whole, table: { ...table, phase: checked.phase } });
  return table.id;
}

async function read(content: Content): Promise<string[]> {
  const all: string[] = [];
  for await (const line of typeof content === 'string' ? content.split('\n') : content)
    if (line.trim() !== '') all.push(line);
  return all;
}

/** From 1, one by one. */
function isCounted(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number === index + 1);
}

/** Lines that are read one after the other. An error names the line, never its content. */
class Lines {
  readonly #lines: readonly string[];
  #read = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  next<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
    const line = this.#lines[this.#read];
    if (line === undefined) throw new Error(`This file was cut short: it ends after line ${this.#read}.`);
    this.#read += 1;
    const parsed = schema.safeParse(jsonOf(line));
    if (!parsed.success) throw new Error(`Line ${this.#read} of this file cannot be read.`);
    return parsed.data;
  }

  many<Schema extends z.ZodType>(count: number, schema: Schema): z.infer<Schema>[] {
    const all: z.infer<Schema>[] = [];
    while (all.length < count) all.push(this.next(schema));
    return all;
  }

  end(): void {
    if (this.#read < this.#lines.length)
      throw new Error(`This file goes on after line ${this.#read}, its last.`);
  }
}
