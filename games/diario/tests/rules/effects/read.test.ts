import { describe, expect, test } from 'vitest';
import type { Colour } from '../../../src/data/colours.ts';
import type { StoryCard } from '../../../src/data/language/story-cards.ts';
import { at, decksWith, type Position } from '../../scenario.ts';
import { effecting } from './effecting.ts';

type Group = NonNullable<Position['people']>;

const ALONE: Group = { marin: {} };
const TWO: Group = { marin: {}, anton: {} };

/** The story that is read from a card when this Colour lies on top; null for none. */
function readFrom(card: StoryCard, colour: Colour, people: Group): string | null {
  const scenario = effecting([{ kind: 'read', card }], { people, decks: decksWith({ colours: [colour] }) });
  return scenario.eventsOf('story-read')[0]?.story ?? null;
}

describe('DAWN-5 a story that speaks of two is not read with one', () => {
  test('two read the story of the Colour that was turned', () => {
    expect(readFrom('talk-by-candle', 'red', TWO)).toBe('talk-by-candle-red');
    expect(readFrom('the-argument', 'yellow', TWO)).toBe('the-argument-yellow');
  });

  test('one reads that of the next Colour which speaks of no other person', () => {
    expect(readFrom('talk-by-candle', 'red', ALONE)).toBe('talk-by-candle-green');
    expect(readFrom('talk-by-candle', 'white', ALONE)).toBe('talk-by-candle-green');
    expect(readFrom('talk-by-candle', 'green', ALONE)).toBe('talk-by-candle-green');
  });

  test('where there is none nothing comes of the card, and what else it does follows', () => {
    const scenario = effecting(
      [
        { kind: 'read', card: 'the-argument' },
        { kind: 'cold', by: 1 },
      ],
      { people: ALONE, decks: decksWith({ colours: ['red'] }) },
    );
    expect(scenario.heard()).toEqual(['colour', 'story-unread', 'cold-rose']);
  });

  test('out of doors only those who are out count', () => {
    const people = { marin: { duty: 'scavenge' }, anton: { duty: 'guard' } } as const;
    const scavenging = {
      place: 'near',
      location: 'tram-depot',
      noise: 1,
      area: { cards: [], residents: [] },
      waiting: [],
      hushed: [],
      specials: [],
      left: false,
    } as const;
    const scenario = at(
      [
        {
          step: 'effects',
          effects: [{ kind: 'read', card: 'tram-depot' }],
          scene: { where: 'out', actor: null, story: null },
        },
      ],
      { people, scavenging, decks: decksWith({ colours: ['white'] }) },
    );
    expect(scenario.eventsOf('story-read')[0]?.story).toBe('tram-depot-red');
  });
});

describe('LEAD-1 a story that is read', () => {
  test('brings its effects first, then the Leader decides', () => {
    const scenario = effecting([{ kind: 'read', card: 'shells-on-our-street' }], {
      people: ALONE,
      decks: decksWith({ colours: ['green'] }),
    });
    expect(scenario.heard()).toEqual(['colour', 'story-read', 'cold-rose']);
    expect(scenario.legal).toEqual([
      'decide carry-them-in',
      'decide cut-what-we-can',
      'decide paper-our-windows',
    ]);
    scenario.choose('decide carry-them-in');
    expect(scenario.eventsOf('story-told').map(({ line }) => line)).toEqual([
      expect.stringMatching(/^shells-on-our-street-green:(nineteen-saved|measured-by-eye)$/),
    ]);
    expect(scenario.storage('wood')).toBe(2);
  });

  test('tells its own lines where another story reads on in it', () => {
    const scene = { where: 'home', actor: 'anton', story: 'leaflets-red' } as const;
    const scenario = effecting([{ kind: 'story', story: 'the-biscuit-tin' }], { people: TWO }, scene);
    scenario.choose('decide use-the-blank-sheets');
    expect(scenario.eventsOf('story-told').map(({ line }) => line)).toEqual([
      expect.stringMatching(/^the-biscuit-tin:/),
    ]);
  });

  test('asks nothing where it leaves nothing to decide', () => {
    const decks = decksWith({ colours: ['blue'] });
    const scenario = effecting([{ kind: 'read', card: 'shells-on-our-street' }], { people: TWO, decks });
    expect(scenario.heard()).toEqual(expect.arrayContaining(['story-read', 'rolled', 'story-told']));
    expect(scenario.asked).toBeNull();
  });
});

describe('MORN-1 a story put off that speaks of somebody from before', () => {
  const read = (gone: NonNullable<Position['gone']>, people: Group = TWO) => {
    const tokens = [{ day: 5, story: 'the-reader-with-a-list', cast: { gentle: 'vesna' } }] as const;
    return at([{ step: 'tokens' }], { day: 5, people, tokens, gone }).heard();
  };

  test('is read while that person is there', () => {
    expect(read([], { ...TWO, vesna: {} })).toContain('story-read');
    expect(read([{ id: 'iskra', day: 4, cause: 'hunger' }], { ...TWO, vesna: {} })).toContain('story-read');
  });

  test('is not read once the person has died or left', () => {
    expect(read([{ id: 'vesna', day: 3, cause: 'hunger' }])).toEqual(['story-unread']);
    expect(read([{ id: 'vesna', day: 4, cause: 'left' }])).toEqual(['story-unread']);
  });

  test('is not read a second time, where two tokens lead to it', () => {
    const tokens = [{ day: 5, story: 'the-reader-with-a-list', cast: { gentle: 'vesna' } }] as const;
    const people = { ...TWO, vesna: {} };
    const told = ['the-reader-with-a-list'];
    expect(at([{ step: 'tokens' }], { day: 5, people, tokens, told }).heard()).toEqual(['story-unread']);
  });

  test('is not read with too few people to read it to', () => {
    const tokens = [{ day: 5, story: 'the-biscuit-tin' }];
    expect(at([{ step: 'tokens' }], { day: 5, people: ALONE, tokens }).heard()).toEqual(['story-unread']);
  });

  test('shows something hidden if it is not read, so nothing before it is taken back freely', () => {
    const tokens = [{ day: 5, story: 'the-biscuit-tin' }];
    const unread = at([{ step: 'tokens' }], { day: 5, people: ALONE, tokens });
    expect(unread.delivered).toMatchObject([{ event: { type: 'story-unread' }, reveals: true }]);
    const options = { difficulty: 'normal', avoid: ['grief'] } as const;
    const avoided = at([{ step: 'tokens' }], { day: 5, people: TWO, tokens }, { options });
    expect(avoided.delivered).toMatchObject([{ event: { type: 'story-avoided' }, reveals: true }]);
  });
});
