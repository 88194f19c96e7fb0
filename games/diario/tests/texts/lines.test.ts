import { describe, expect, test } from 'vitest';
import { PERSON_IDS, type PersonId } from '../../src/data/people.ts';
import type { Event } from '../../src/kinds/events.ts';
import { LINES, LIVES, variantOf } from '../../src/state/variants.ts';
import { filledFrom } from '../../src/texts/book-words.ts';
import { lineOf } from '../../src/texts/lines.ts';
import { proseMessages, proseOf } from '../../src/texts/prose.ts';
import { night } from '../night.ts';

const STARTERS: readonly PersonId[] = ['arica', 'marin', 'anton'];

/** The line that is told each time the group turns this card, in nights one after the other. */
function linesOf(times: number): string[] {
  const lines: string[] = [];
  let turned = {};
  for (let count = 0; count < times; count++) {
    const game = night([{ step: 'unknown' }], {
      cards: ['wardrobe'],
      starters: STARTERS,
      turned,
      out: { location: 'music-school', specials: ['look', 'socialise'] },
    });
    lines.push(...game.eventsOf('exploration-turned').flatMap((event) => lineOf(event)?.key ?? []));
    turned = game.table.turned;
  }
  return lines;
}

describe('SCAV-7 lines of a card', () => {
  test('SCAV-7 a card says another line each of its first three times', () => {
    const lines = linesOf(LINES + 1);
    expect(new Set(lines.slice(0, LINES)).size).toBe(LINES);
    expect(lines[LINES]).toBe(lines[0]);
  });

  test('SCAV-7 what a card says is told from the state alone', () => {
    expect(linesOf(2)).toEqual(linesOf(2));
  });
});

describe('which line is told', () => {
  test('depends on those who began, so that the next game is likely to say another', () => {
    const said = PERSON_IDS.flatMap((one) =>
      PERSON_IDS.filter((other) => other !== one).map((other) =>
        variantOf({ starters: [one, other, 'nadja'] }, 'looters'),
      ),
    );
    for (const count of [LINES, LIVES]) {
      const times = Array.from(
        { length: count },
        (_, line) => said.filter((variant) => variant % count === line).length,
      );
      for (const each of times) expect(each / said.length).toBeGreaterThan(0.6 / count);
    }
  });

  test('is another for another card, so that two cards do not go in step', () => {
    const table = { starters: STARTERS };
    const variants = ['wardrobe', 'larder', 'pigeons', 'silence', 'traces'].map((id) => variantOf(table, id));
    expect(new Set(variants).size).toBeGreaterThan(1);
  });
});

test('STAT-4 a departure names the person, and says whether a woman or a man', () => {
  const gone: Event = { type: 'gone', person: 'vesna', cause: 'hunger', variant: 4 };
  const [line, life] = proseOf(gone);
  expect(line).toMatchObject({
    key: 'book-line.departures:hunger:1',
    vars: { missed: 'vesna', missedIs: 'woman', missedFate: 'dead' },
  });
  expect(life?.key).toBe('person-ending.vesna:body:0');
});

describe('lines in another language', () => {
  const none = { exploration: {}, raids: {}, combat: {}, arrivals: {}, departures: {}, endings: {} };
  const original = {
    stories: {},
    people: {},
    lines: {
      ...none,
      raids: { looters: ['One.', 'Two.', 'Three.'], requisition: ['Four.', 'Five.', 'Six.'] },
    },
  };

  test('stand where all of a card are there, and are told in English where one is missing', () => {
    const raids = { looters: ['Uno.', 'Due.', 'Tre.'], requisition: ['Sei.', 'Otto.'] };
    const filled = filledFrom(original, { ...original, lines: { ...none, raids } });
    expect(filled.lines.raids).toEqual({ ...original.lines.raids, looters: raids.looters });
    expect([...filled.untranslated]).toEqual(['raids:requisition']);
    expect(proseMessages(filled)).toMatchObject({
      'book-line.raids:looters:2': 'Tre.',
      'book-line.raids:requisition:2': 'Six.',
    });
  });
});
