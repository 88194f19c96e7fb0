import { game } from '@vigilia/game-diario';
import { advance, begin, choiceAt, countChoices, drawBelow, eventsFor, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../../src/games/diario/table/asked.ts';
import { readingOf } from '../../../src/games/diario/table/book/reading.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const told = (...events: Event[]): LogEntry => ({ answers: 0, by: 0, events, at: 0 });
const read = (story: string): Event => ({ type: 'story-read', story });
const decided: Event = { type: 'decided', option: 'traces-red:go-in' };
const line: Event = { type: 'story-told', line: 'traces-red:found' };
const gained: Event = { type: 'gained', goods: ['water:1'] };
const round: Event = { type: 'round', round: 1, people: [] };
const spoke: Event = { type: 'spoke', seat: 1 };

const deciding = (story: string | null) =>
  ({ deciding: { story, where: 'out', options: {}, asksOn: false } }) as const;
const nothing = { deciding: null };

describe('the page that is read', () => {
  test('holds the story that waits for a decision, whatever voices are given meanwhile', () => {
    const log = [told(read('traces-red')), told(spoke)];
    expect(readingOf(log, deciding('traces-red'))).toEqual([
      { story: 'traces-red', opening: read('traces-red'), isWhole: true, outcome: [] },
    ]);
  });

  test('keeps the story with what came of it until the next answer', () => {
    const log = [told(read('traces-red')), told(decided, line, gained, round)];
    expect(readingOf(log, nothing)).toEqual([
      {
        story: 'traces-red',
        opening: read('traces-red'),
        isWhole: true,
        outcome: [decided, line, gained],
      },
    ]);
    expect(readingOf([...log, told(gained)], nothing)).toEqual([]);
  });

  test('shows two stories read at once whole, and of an earlier one what came of it', () => {
    const both = readingOf([told(read('traces-red'), read('traces-blue'))], nothing);
    expect(both.map(({ story, isWhole }) => [story, isWhole])).toEqual([
      ['traces-red', true],
      ['traces-blue', true],
    ]);
    const next = readingOf([told(read('traces-red')), told(decided, line, read('next'))], deciding('next'));
    expect(next.map(({ story, isWhole, outcome }) => [story, isWhole, outcome.length])).toEqual([
      ['traces-red', false, 2],
      ['next', true, 0],
    ]);
  });

  test('holds the card that asks without a story', () => {
    const visitor: Event = { type: 'visitor', visitor: 'old-teacher' };
    const [passage] = readingOf([told(read('traces-red')), told(visitor)], deciding(null));
    expect(passage).toMatchObject({ story: null, opening: visitor, isWhole: true });
  });

  test('is empty while nothing is read', () => {
    expect(readingOf([told(read('traces-red')), told(decided), told(round)], nothing)).toEqual([]);
  });

  test('holds the Location that asks on arrival, not what was turned up before', () => {
    const market: Event = { type: 'event-turned', event: 'market-in-the-underpass' };
    const out: Event = { type: 'went-out', people: ['anton'], location: 'old-brewery' };
    expect(readingOf([told(market), told(out)], deciding(null))).toMatchObject([{ opening: out }]);
  });

  test('goes on with a story after what interrupts it', () => {
    const searched: Event = { type: 'special-findings', location: 'old-brewery', die: 3 };
    const [passage] = readingOf([told(read('traces-red')), told(decided, searched, line, gained)], nothing);
    expect(passage).toMatchObject({ story: 'traces-red', outcome: [decided, line, gained] });
  });
});

describe('the page of any moment', () => {
  const games = Array.from({ length: 40 }, (_, seed) => `page ${seed}`);

  test('shows the card or story that asks, and every line of a story that was told last', () => {
    let asked = 0;
    let lines = 0;
    for (const { view, log } of games.flatMap((seed) => [...momentsOf(seed)])) {
      const page = readingOf(log, view);
      const outcome = page.flatMap((passage) => passage.outcome);
      for (const event of (log.at(-1)?.events ?? []) as readonly Event[])
        if (event.type === 'story-told') {
          expect(outcome, JSON.stringify(event)).toContain(event);
          lines++;
        }
      if (view.deciding === null || view.deciding.story !== null) continue;
      const events = log.flatMap((entry) => entry.events as readonly Event[]);
      expect(page.at(-1)?.opening).toBe(events.findLast(({ type }) => ASKING.includes(type)));
      asked++;
    }
    expect([asked > 50, lines > 100]).toEqual([true, true]);
  });
});

/** Every moment of a solo game that chance answers, with the log up to it. */
function* momentsOf(seed: string): Generator<{ readonly view: View; readonly log: readonly LogEntry[] }> {
  let moment = begin(game, 1, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} });
  const chance = { seed: namedSeed(`answers of ${seed}`), drawn: {} };
  const log: LogEntry[] = [];
  for (;;) {
    log.push(told(...(eventsFor(0, moment.delivered) as Event[])));
    const [ask] = moment.asks;
    if (ask === undefined) return;
    yield { view: game.view(moment.state, 0), log: [...log] };
    const choices = ask.choices.filter(({ verb }) => verb !== 'unguarded' && verb !== 'concede');
    const open = { ...ask, choices };
    moment = advance(game, moment, ask, choiceAt(open, drawBelow(chance, 'answers', countChoices(open))));
  }
}

/** What turns up a card that may ask without a story. */
const ASKING: readonly Event['type'][] = [
  'event-turned',
  'chapter-turned',
  'visitor',
  'narrative-kept',
  'went-out',
  'exploration-turned',
  'encountered',
  'went-back',
  'looked-around',
  'socialised',
  'tended',
];
