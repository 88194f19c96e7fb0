import { type Change, choiceAt, isRefusal, print, withChange } from '@vigilia/kernel';
import { expect, test, vi } from 'vitest';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { TableChannels } from '../../src/socket/table-channels.ts';
import type { Subscriber } from '../../src/socket/viewer-group.ts';
import { choose } from '../../src/table/commands/choose.ts';
import type { Fact, Row } from '../../src/table/fact.ts';
import { openTables } from '../play/open-tables.ts';

const NAMES = ['ada', 'bruno', 'carla'];

/** A subscriber that follows the view by what it is sent. */
class Reader implements Subscriber {
  readonly identity: string | null;
  readonly lens = null;
  readonly versions: number[] = [];
  readonly frames: Buffer[] = [];
  view: unknown = null;

  constructor(identity: string | null) {
    this.identity = identity;
  }

  send(message: string): void {
    const { type, version, view } = JSON.parse(message) as { type: string; version: number; view?: unknown };
    if (type === 'welcome') this.view = view;
    else if (type === 'happened' && view !== undefined) this.view = withChange(this.view, view as Change);
    if (type === 'welcome' || type === 'happened') this.versions.push(version);
  }

  sendFrame(frame: Buffer): void {
    this.frames.push(frame);
    this.send(frame.subarray(headOf(frame)).toString());
  }
}

/** How long the head of a frame is: a length of 123 looks like the brace that the text begins with. */
function headOf(frame: Buffer): number {
  return { 126: 4, 127: 10 }[frame[1] ?? 0] ?? 2;
}

/** A game of three readers that has begun. */
async function begun() {
  const { store, tables, loaded } = await openTables({}, 'ada');
  const channels = new TableChannels(tables, metrics());
  const sat = NAMES.map((identity, seat): Fact => {
    return { fact: 'sat', seat, sitter: { identity, name: identity, colour: 'amber', symbol: 'bell' } };
  });
  const ready = NAMES.flatMap((_, seat): Fact[] => [
    { fact: 'came', seat },
    { fact: 'ready', seat },
  ]);
  const rules = tables.games.get('011')?.game.rules ?? 0;
  const facts: Fact[] = [...sat, ...ready, { fact: 'began', rules, chained: true, form: 3 }];
  await tables.run(loaded, () => ({ by: null, facts }));
  const readers = NAMES.map((name) => new Reader(name));
  for (const reader of readers) await channels.join(loaded, reader, null);
  return { store, tables, loaded, channels, readers };
}

/** The choice of this number to the open question, and who is asked. */
function choiceOf({ table }: LoadedTable, number: number) {
  const ask = table.play?.moment.asks[0];
  if (!ask || table.play === null) throw new Error('no question is open');
  return { seat: ask.seat, line: print(table.play.game.grammar, choiceAt(ask, number)) };
}

/** The command of the seat that is asked. */
function answering(loaded: LoadedTable, number: number, key = 'the-answer') {
  const { seat, line } = choiceOf(loaded, number);
  return choose({ identity: NAMES[seat] ?? null, key }, { version: loaded.table.version, line });
}

function expectToSeeTheTable(readers: readonly Reader[], { table }: LoadedTable): void {
  const state = table.play?.moment.state;
  for (const { identity, view } of readers) {
    const seat = identity === null ? null : NAMES.indexOf(identity);
    expect(view).toEqual(JSON.parse(JSON.stringify(table.play?.game.view(state as never, seat))));
  }
}

test('who comes while a row is on its way to disk is told of it once it is there', async () => {
  const { store, tables, loaded, channels, readers } = await begun();
  const append = store.log.append.bind(store.log);
  const watcher = new Reader(null);
  vi.spyOn(store.log, 'append').mockImplementationOnce(async (row) => {
    await channels.join(loaded, watcher, null);
    return append(row);
  });
  const { version } = loaded.table;
  expect(isRefusal(await tables.run(loaded, answering(loaded, 0)))).toBe(false);
  expect(watcher.versions).toEqual([version, version + 1]);
  await tables.run(loaded, answering(loaded, 0, 'the-next'));
  for (const reader of [...readers, watcher])
    expect(reader.versions).toEqual([version, version + 1, version + 2]);
  expectToSeeTheTable([...readers, watcher], loaded);
});

test('what was ready to be told of a row that another process was faster than is never sent', async () => {
  const { store, tables, loaded, readers } = await begun();
  const append = store.log.append.bind(store.log);
  const { version } = loaded.table;
  const { seat, line } = choiceOf(loaded, 1);
  vi.spyOn(store.log, 'append').mockImplementationOnce(async (row) => {
    const theirs: Row = { ...row, act: { ...row.act, facts: [{ fact: 'chose', seat, choice: line }] } };
    await append({ ...theirs, act: { ...theirs.act, key: 'their-answer' } });
    return append(row);
  });
  expect(isRefusal(await tables.run(loaded, answering(loaded, 0)))).toBe(true);
  for (const reader of readers) expect(reader.versions).toEqual([version, version + 1]);
  expectToSeeTheTable(readers, loaded);
});

test('those who are told the same are sent the same bytes, and no others', async () => {
  const { tables, loaded, channels, readers } = await begun();
  const watcher = new Reader(null);
  await channels.join(loaded, watcher, null);
  const all = [...readers, watcher];
  let shared = 0;
  for (let answer = 0; answer < 40; answer++) {
    await tables.run(loaded, answering(loaded, 0, `answer-${answer}`));
    const frames = new Set(all.map((reader) => reader.frames[answer]));
    const texts = new Set(all.map((reader) => reader.frames[answer]?.toString('latin1')));
    expect(frames.size).toBe(texts.size);
    shared += all.length - frames.size;
  }
  expect(shared).toBeGreaterThan(0);
  expectToSeeTheTable(all, loaded);
});
