import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../games/diario/src/data/colours.ts';
import { STORY_CARDS } from '../../../games/diario/src/stories/cards.ts';
import { colourComplaints } from '../../stories/colours.ts';
import { placeComplaints } from '../../stories/places.ts';
import { reachComplaints } from '../../stories/reach.ts';
import { referenceComplaints } from '../../stories/references.ts';
import { book, happens, leaflet, story } from './sample.ts';

const COMPLETE = STORY_CARDS.flatMap((card) =>
  COLOURS.map((colour) => story(`${card}-${colour}`, { from: { card, colour } })),
);

describe('references', () => {
  test('a link leads to a story', () => {
    const broken = happens({ kind: 'story', story: 'nowhere' }, { kind: 'later', days: 1, story: 'never' });
    expect(referenceComplaints(book([broken]))).toEqual([
      'leaflets-red: there is no story nowhere',
      'leaflets-red: there is no story never',
    ]);
  });

  test('a link inside a test or a decision is followed too', () => {
    const broken = leaflet({
      options: [
        {
          id: 'try',
          effects: [
            {
              kind: 'test',
              test: { kind: 'd10', rows: [{ upTo: 10, effects: [{ kind: 'story', story: 'x' }] }] },
            },
          ],
        },
      ],
    });
    expect(referenceComplaints(book([broken]))).toEqual(['leaflets-red: there is no story x']);
  });

  test('two stories do not share an id', () => {
    expect(referenceComplaints(book([leaflet(), leaflet()]))).toEqual([
      'leaflets-red: two stories have this id',
    ]);
  });

  test('what is read is a story card', () => {
    const read = { kind: 'read', card: 'posters' as 'leaflets' } as const;
    expect(referenceComplaints(book([happens(read)], { cards: { home: [read], out: [] } }))).toEqual([
      'leaflets-red: there is no story card posters',
      'a card reads posters, no story card',
    ]);
  });
});

describe('colours', () => {
  test('a whole book has five of each', () => {
    expect(colourComplaints(book(COMPLETE))).toEqual([]);
  });

  test('every story card has five', () => {
    const stories = COMPLETE.filter(({ id }) => id !== 'leaflets-white');
    expect(colourComplaints(book(stories))).toEqual(['leaflets has no white story']);
  });

  test('a story is named after its card and colour, and only such a story', () => {
    const from = { card: 'leaflets', colour: 'blue' } as const;
    const stories = COMPLETE.map((each) => (each.id === 'leaflets-red' ? { ...each, from: null } : each));
    expect(colourComplaints(book([...stories, story('elsewhere', { from })]))).toEqual([
      'leaflets-red: is named after a card and does not come from it',
      'elsewhere: comes from leaflets-blue and is not named so',
    ]);
  });
});

describe('reach', () => {
  const leadsTo = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'story', story: id }) as const);

  test('what a card, a link or a token leads to can be reached', () => {
    const first = leaflet({ effects: [...leadsTo('second'), { kind: 'later', days: 2, story: 'third' }] });
    expect(reachComplaints(book([first, story('second'), story('third')]))).toEqual([]);
  });

  test('a story nothing leads to is found', () => {
    expect(reachComplaints(book([leaflet(), story('lonely')]))).toEqual(['lonely: nothing leads here']);
  });

  test('a card nobody reads leads nowhere', () => {
    expect(reachComplaints(book([leaflet()], { cards: { home: [], out: [] } }))).toEqual([
      'leaflets-red: nothing leads here',
    ]);
  });

  test('a chain of four is too long, by its longest way', () => {
    const chain = [
      leaflet({ effects: leadsTo('second', 'fourth') }),
      story('second', { effects: leadsTo('third') }),
      story('third', { effects: leadsTo('fourth') }),
      story('fourth'),
    ];
    expect(reachComplaints(book(chain))).toEqual(['fourth: the last of 4 stories, at most 3']);
  });

  test('a story does not lead back to itself', () => {
    const circle = [
      leaflet({ effects: leadsTo('second') }),
      story('second', { effects: leadsTo('leaflets-red') }),
    ];
    expect(reachComplaints(book(circle))).toEqual(['leaflets-red: leads back to itself']);
  });
});

describe('places', () => {
  test('what is put off is read at home', () => {
    const broken = [happens({ kind: 'later', days: 1, story: 'there' }), story('there', { where: 'out' })];
    expect(placeComplaints(book(broken))).toEqual(['leaflets-red: there is read later, but not at home']);
  });

  test('what follows at once stays where it began', () => {
    const broken = [happens({ kind: 'story', story: 'there' }), story('there', { where: 'out' })];
    expect(placeComplaints(book(broken))).toEqual(['leaflets-red: there follows at once, but elsewhere']);
  });

  test.each([
    { kind: 'noise', by: 1 },
    { kind: 'noise-roll' },
    { kind: 'return', cards: 1 },
    { kind: 'encounter' },
    { kind: 'search', chart: 'heap' },
  ] as const)('$kind is for out of doors', (effect) => {
    expect(placeComplaints(book([happens(effect)]))).toEqual([
      `leaflets-red: ${effect.kind} does nothing at home`,
    ]);
    const out = leaflet({ where: 'out', effects: [effect] });
    const cards = { home: [], out: [{ kind: 'read', card: 'leaflets' } as const] };
    expect(placeComplaints(book([out], { cards }))).toEqual([]);
  });

  test('a story is read where its card is resolved', () => {
    expect(placeComplaints(book([leaflet({ where: 'out' })]))).toEqual([
      'leaflets-red: its card is resolved elsewhere',
    ]);
  });
});
