import { readdirSync, readFileSync } from 'node:fs';
import { chooseText, isRefusal, open, type Refusal, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { eleven } from '../../src/index.ts';
import type { Eleven } from '../../src/kinds.ts';
import type { Table } from '../../src/state.ts';
import { endingOf, type GoldenGame, headerOf, read, write } from './record.ts';
import { WANTED } from './wanted.ts';

const FOLDER = new URL('../../golden/', import.meta.url);

function textOf(name: string): string {
  return readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
}

function play(golden: GoldenGame): { table: Table; events: Event[] } {
  let session = accepted(open(eleven, headerOf(golden)), 'the deal');
  const events: Event[] = session.told.map(({ event }) => event);
  for (const { by, choice } of golden.choices) {
    session = accepted(chooseText(session, by, choice), choice);
    events.push(...session.told.map(({ event }) => event));
  }
  return { table: session.moment.state, events };
}

function accepted(next: Session<Eleven> | Refusal, what: string): Session<Eleven> {
  if (isRefusal(next)) throw new Error(`${what}: ${next.clause} ${next.reason.key}`);
  return next;
}

describe('golden games', () => {
  test('there is one for every situation wanted, and no other', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));
    expect(files.toSorted()).toEqual(WANTED.map(({ name }) => name).toSorted());
  });

  test.each(WANTED)('$title', ({ name, title, has }) => {
    const golden = read(textOf(name));
    const { table, events } = play(golden);
    expect(golden.title).toBe(title);
    expect(endingOf(table)).toBe(golden.ending);
    expect(has(events)).toBe(true);
    expect(write(golden)).toBe(textOf(name));
  });
});
