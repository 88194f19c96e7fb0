import { describe, expect, it } from 'vitest';
import { DATABASES, useStore } from './databases.ts';
import { addTable } from './sample.ts';

describe.each(DATABASES)('the talk on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('is numbered at each table, and read from its end or after a number', async () => {
    const { id } = await addTable(store());
    const { id: other } = await addTable(store());
    await store().talk.say(other, 1, '"elsewhere"');
    const said = [];
    for (const at of [10, 20, 30]) said.push(await store().talk.say(id, at, `"${at}"`));
    expect(said).toEqual([
      { number: 1, at: 10, body: '"10"' },
      { number: 2, at: 20, body: '"20"' },
      { number: 3, at: 30, body: '"30"' },
    ]);
    expect(await store().talk.latest(id, 2)).toEqual(said.slice(1));
    expect(await store().talk.after(id, 1)).toEqual(said.slice(1));
    expect(await store().talk.after(id, 3)).toEqual([]);
  });

  it('gives each of several who talk at once a number of their own', async () => {
    const { id } = await addTable(store());
    const said = await Promise.all(Array.from({ length: 40 }, (_, at) => store().talk.say(id, at, `${at}`)));
    const numbers = said.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const bySaid = said.sort((a, b) => a.number - b.number);
    expect(await store().talk.after(id, 0)).toEqual(bySaid);
  });

  it('needs a table', async () => {
    await expect(store().talk.say('no-such-table', 1, '""')).rejects.toThrow(/table/);
  });
});
