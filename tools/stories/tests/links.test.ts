import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../games/diario/src/data/colours.ts';
import { STORY_CARDS } from '../../../games/diario/src/data/language/story-cards.ts';
import { colourComplaints } from '../colours.ts';
import { noiseComplaints } from '../noise.ts';
import { placeComplaints } from '../places.ts';
import { reachComplaints } from '../reach.ts';
import { referenceComplaints } from '../references.ts';
import { book, happens, leaflet, story } from './sample.ts';

const COMPLETE = STORY_CARDS.flatMap((card) =>
  COLOURS.map((colour) => story(`${card}-${colour}`, { from: { card, colour } })),
);

describe('references', () => {
  test('reports a link to an unknown story', () => {
    const broken = happens({ kind: 'story', story: 'nowhere' }, { kind: 'later', days: 1, story: 'never' });
    expect(referenceComplaints(book([broken]))).toEqual([
      'leaflets-red: there is no story nowhere',
      'leaflets-red: there is no story never',
    ]);
  });

  test('follows a link inside a test or a decision', () => {
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

  test('reports two stories of one id', () => {
    expect(referenceComplaints(book([leaflet(), leaflet()]))).toEqual([
      'leaflets-red: two stories have this id',
    ]);
  });

  test('reports an effect that reads an unknown story card', () => {
    const read = { kind: 'read', card: 'posters' as 'leaflets' } as const;
    expect(referenceComplaints(book([happens(read)], { cards: { home: [read], out: [] } }))).toEqual([
      'leaflets-red: there is no story card posters',
      'a card reads posters, no story card',
    ]);
  });
});

describe('colours', () => {
  test('accepts a book with five stories for each card', () => {
    expect(colourComplaints(book(COMPLETE))).toEqual([]);
  });

  test('reports a story card with fewer than five stories', () => {
    const stories = COMPLETE.filter(({ id }) => id !== 'leaflets-white');
    expect(colourComplaints(book(stories))).toEqual(['leaflets has no white story']);
  });

  test('reports a story with the name of another card or colour', () => {
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

  test('reaches what a card, a link or a token leads to', () => {
    const first = leaflet({ effects: [...leadsTo('second'), { kind: 'later', days: 2, story: 'third' }] });
    expect(reachComplaints(book([first, story('second'), story('third')]))).toEqual([]);
  });

  test('reports a story that nothing leads to', () => {
    expect(reachComplaints(book([leaflet(), story('lonely')]))).toEqual(['lonely: nothing leads here']);
  });

  test('does not reach the stories of a card that no effect reads', () => {
    expect(reachComplaints(book([leaflet()], { cards: { home: [], out: [] } }))).toEqual([
      'leaflets-red: nothing leads here',
    ]);
  });

  test('reports a chain of four by its longest way', () => {
    const chain = [
      leaflet({ effects: leadsTo('second', 'fourth') }),
      story('second', { effects: leadsTo('third') }),
      story('third', { effects: leadsTo('fourth') }),
      story('fourth'),
    ];
    expect(reachComplaints(book(chain))).toEqual(['fourth: the last of 4 stories, at most 3']);
  });

  test('reports a story that leads back to itself', () => {
    const circle = [
      leaflet({ effects: leadsTo('second') }),
      story('second', { effects: leadsTo('leaflets-red') }),
    ];
    expect(reachComplaints(book(circle))).toEqual(['leaflets-red: leads back to itself']);
  });
});

describe('places', () => {
  test('treats a story that is put off as read at home', () => {
    const broken = [happens({ kind: 'later', days: 1, story: 'there' }), story('there', { where: 'out' })];
    expect(placeComplaints(book(broken))).toEqual(['leaflets-red: there is read later, but not at home']);
  });

  test('treats a story that follows at once as read where it began', () => {
    const broken = [happens({ kind: 'story', story: 'there' }), story('there', { where: 'out' })];
    expect(placeComplaints(book(broken))).toEqual(['leaflets-red: there follows at once, but elsewhere']);
  });

  test.each([
    { kind: 'noise', by: 1 },
    { kind: 'noise-roll' },
    { kind: 'return', cards: 1 },
    { kind: 'encounter' },
    { kind: 'search', chart: 'heap' },
    { kind: 'stays', resident: 'old-couple' },
  ] as const)('$kind is for out of doors', (effect) => {
    expect(placeComplaints(book([happens(effect)]))).toEqual([
      `leaflets-red: ${effect.kind} does nothing at home`,
    ]);
    const out = leaflet({ where: 'out', effects: [effect] });
    const cards = { home: [], out: [{ kind: 'read', card: 'leaflets' } as const] };
    expect(placeComplaints(book([out], { cards }))).toEqual([]);
  });

  test.each([
    { options: [{ id: 'pay', cost: { wood: 1 }, effects: [] }] },
    { effects: [{ kind: 'lose', goods: { wood: 2 } }] },
    { when: { kind: 'not', condition: { kind: 'has', goods: { wood: 1 } } } },
    { effects: [{ kind: 'if', when: { kind: 'has', goods: { wood: 1 } }, effects: [], otherwise: [] }] },
    {
      effects: [{ kind: 'choose', options: [{ id: 'pay', cost: { wood: 1, cigarette: 1 }, effects: [] }] }],
    },
  ] as const)('SCAV-2 out of doors no story asks for resources from home: %j', (asking) => {
    const cards = { home: [], out: [{ kind: 'read', card: 'leaflets' } as const] };
    const complaint = 'asks for wood out of doors, which stays at home';
    expect(placeComplaints(book([leaflet({ ...asking, where: 'out' })], { cards }))).toEqual([
      `leaflets-red: ${complaint}`,
    ]);
    expect(placeComplaints(book([leaflet(asking)]))).toEqual([]);
  });

  test('SCAV-2 no card that is resolved out of doors asks for resources from home', () => {
    const asking = { kind: 'lose', goods: { water: 1, knife: 1 } } as const;
    expect(placeComplaints(book([], { cards: { home: [asking], out: [asking] } }))).toEqual([
      'a card: asks for water out of doors, which stays at home',
    ]);
  });

  test('SCAV-2 what is found out of doors may be resources', () => {
    const found = leaflet({ where: 'out', effects: [{ kind: 'gain', goods: { wood: 2 } }] });
    const cards = { home: [], out: [{ kind: 'read', card: 'leaflets' } as const] };
    expect(placeComplaints(book([found], { cards }))).toEqual([]);
  });

  test('treats a story as read where its card is resolved', () => {
    expect(placeComplaints(book([leaflet({ where: 'out' })]))).toEqual([
      'leaflets-red: its card is resolved elsewhere',
    ]);
  });
});

describe('Noise where a Resident is met', () => {
  const met = { id: 'deserter-red', from: { card: 'deserter', colour: 'red' }, where: 'out' } as const;
  const falls = { kind: 'noise', by: -1 } as const;
  const loud = { kind: 'noise', atLeast: 3 } as const;
  const fall = 'deserter-red: Noise is 1 where a Resident is met and cannot fall';
  const asks = 'deserter-red: asks for Noise, which is 1 where a Resident is met';

  test('reports that it falls, at any depth', () => {
    const rows = [{ upTo: 10, effects: [falls] }];
    const options = [{ id: 'try', effects: [{ kind: 'test', test: { kind: 'd10', rows } } as const] }];
    expect(noiseComplaints(book([story(met.id, { ...met, effects: [falls], options })]))).toEqual([
      fall,
      fall,
    ]);
  });

  test('reports a condition of the story, of an option and of a branch', () => {
    const branch = { kind: 'if', when: loud, effects: [], otherwise: [] } as const;
    const not = { kind: 'not', condition: loud } as const;
    const options = [{ id: 'hide', when: not, effects: [branch] }];
    expect(noiseComplaints(book([story(met.id, { ...met, when: loud, options })]))).toEqual([
      asks,
      asks,
      asks,
    ]);
  });

  test('accepts both once the story has raised it, and in stories of other cards', () => {
    const raised = story(met.id, { ...met, effects: [{ kind: 'noise', by: 2 }, falls] });
    expect(noiseComplaints(book([raised, happens(falls)]))).toEqual([]);
  });
});
