import { header, isRefusal, namedSeed, open, recordOf } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/data/colours.ts';
import { game } from '../../src/game.ts';
import { DRAWN_STORIES } from '../../src/stories/read-before.ts';
import type { StoryId } from '../../src/stories/story.ts';
import { at, decksWith } from '../scenario.ts';
import { HOME } from './effecting.ts';

/** The story that is read from a card when this Colour lies on top, where these have been read at other tables. */
function readFrom(colour: Colour, read: readonly StoryId[] | undefined, people = { marin: {}, anton: {} }) {
  const effects = [{ kind: 'read', card: 'talk-by-candle' }] as const;
  const options = { difficulty: 'normal', ...(read === undefined ? {} : { read }) } as const;
  const scenario = at(
    [{ step: 'effects', effects, scene: HOME }],
    { people, decks: decksWith({ colours: [colour] }) },
    { options },
  );
  return scenario.eventsOf('story-read')[0]?.story ?? null;
}

const ALL = ['blue', 'green', 'red', 'white', 'yellow'].map((colour) => `talk-by-candle-${colour}`);

describe('MORN-1 a card prefers a story that no player of the table has read before', () => {
  test('the Colour decides where nothing was read, and where its story was not', () => {
    expect(readFrom('red', undefined)).toBe('talk-by-candle-red');
    expect(readFrom('red', [])).toBe('talk-by-candle-red');
    expect(readFrom('red', ['talk-by-candle-blue'])).toBe('talk-by-candle-red');
  });

  test('the next Colour whose story is unread follows, round the circle', () => {
    expect(readFrom('red', ['talk-by-candle-red'])).toBe('talk-by-candle-blue');
    expect(readFrom('red', ['talk-by-candle-blue', 'talk-by-candle-red'])).toBe('talk-by-candle-green');
    expect(readFrom('white', ['talk-by-candle-white'])).toBe('talk-by-candle-red');
  });

  test('where all were read the Colour decides as always', () => {
    expect(readFrom('yellow', ALL)).toBe('talk-by-candle-yellow');
  });

  test('an unread story that cannot be read now is not preferred', () => {
    const alone = { marin: {} } as { marin: object; anton: object };
    expect(readFrom('red', ['talk-by-candle-green'], alone)).toBe('talk-by-candle-green');
  });
});

describe('the option `read`', () => {
  test('is left out where it is empty, so that such a table is what it was before', () => {
    expect(game.options({})).toEqual({ difficulty: 'normal' });
    expect(game.options({ read: [] })).toEqual({ difficulty: 'normal' });
    expect(game.options({ read: ALL })).toEqual({ difficulty: 'normal', read: ALL });
    expect(isRefusal(game.options({ read: DRAWN_STORIES }))).toBe(false);
  });

  test.each([
    ['an unknown story', ['no-such-story']],
    ['a story named twice', [ALL[0], ALL[0]]],
    ['another order', ALL.toReversed()],
    ['no list', ALL[0]],
    ['something else in the list', [1]],
  ])('refuses %s', (_, read) => {
    expect(game.options({ read })).toMatchObject({ clause: null, reason: { key: 'refusal.read' } });
  });

  test('is part of the record', () => {
    const begun = header({
      game: 'diario',
      rules: game.rules,
      seed: namedSeed('read before'),
      entropy: [],
      seats: 1,
      options: { read: ALL },
    });
    const session = open(game, begun);
    if (isRefusal(session)) throw new Error(session.reason.key);
    const [first] = recordOf(session);
    expect(first).toMatchObject({ options: { difficulty: 'normal', read: ALL } });
  });
});
