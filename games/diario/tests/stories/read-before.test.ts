import { header, isRefusal, namedSeed, open, recordOf } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/data/colours.ts';
import type { StoryId } from '../../src/data/language/story.ts';
import { game } from '../../src/game/game.ts';
import { drawnFrom } from '../../src/stories/book.ts';
import { DRAWN_STORIES } from '../../src/stories/read-before.ts';
import { HOME } from '../rules/effects/effecting.ts';
import { at, decksWith } from '../scenario.ts';

/** The story that is read from a card when this Colour lies on top, if these have been read at other tables. */
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

/** The stories of these Colours, all of the card if none is named. */
function told(...colours: readonly Colour[]): readonly StoryId[] {
  return drawnFrom('talk-by-candle')
    .filter(({ from }) => colours.length === 0 || colours.some((colour) => colour === from?.colour))
    .map(({ id }) => id)
    .toSorted();
}

describe('MORN-1 a card prefers a story that no player of the table has read before', () => {
  test('the Colour decides where nothing was read, and where its story was not', () => {
    expect(readFrom('red', undefined)).toBe('talk-by-candle-red');
    expect(readFrom('red', [])).toBe('talk-by-candle-red');
    expect(readFrom('red', ['talk-by-candle-blue'])).toBe('talk-by-candle-red');
  });

  test('another story of the same Colour comes first', () => {
    expect(readFrom('red', ['talk-by-candle-red'])).toBe('talk-by-candle-red-2');
  });

  test('the next Colour with an unread story follows, round the circle', () => {
    expect(readFrom('red', told('red'))).toBe('talk-by-candle-blue');
    expect(readFrom('red', told('red', 'blue'))).toBe('talk-by-candle-green');
    expect(readFrom('white', told('white'))).toBe('talk-by-candle-red');
  });

  test('where all were read the Colour decides as always', () => {
    expect(readFrom('yellow', told())).toBe('talk-by-candle-yellow');
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
    expect(game.options({ read: told() })).toEqual({ difficulty: 'normal', read: told() });
    expect(isRefusal(game.options({ read: DRAWN_STORIES }))).toBe(false);
  });

  test.each([
    ['an unknown story', ['no-such-story']],
    ['a story named twice', [told()[0], told()[0]]],
    ['another order', told().toReversed()],
    ['no list', told()[0]],
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
      options: { read: told() },
    });
    const session = open(game, begun);
    if (isRefusal(session)) throw new Error(session.reason.key);
    const [first] = recordOf(session);
    expect(first).toMatchObject({ options: { difficulty: 'normal', read: told() } });
  });
});
