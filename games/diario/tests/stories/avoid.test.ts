import { header, isRefusal, namedSeed, open, recordOf } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/bots/worth/weigh.ts';
import { COLOURS } from '../../src/data/colours.ts';
import { AVOIDABLE_NOTES, type ContentNote } from '../../src/data/content-notes.ts';
import type { Effect } from '../../src/data/language/effect.ts';
import type { Story } from '../../src/data/language/story.ts';
import { STORY_CARDS, type StoryCard } from '../../src/data/language/story-cards.ts';
import { game } from '../../src/game/game.ts';
import { rehearsal } from '../../src/game/rehearsal.ts';
import { drawnFrom, STORIES, storyAt } from '../../src/stories/book.ts';
import { momentsOf } from '../moments.ts';
import { A_NIGHT_OUT, HOME, OUT } from '../rules/effects/effecting.ts';
import { at, decksWith, type Position } from '../scenario.ts';

const ALL = AVOIDABLE_NOTES.toSorted();
const COLD: Effect = { kind: 'cold', by: 1 };

/** Four people at the scene of a story, whether it is read at home or out of doors. */
function positionFor({ where }: Pick<Story, 'where'>): Position {
  const duty = where === 'out' ? ('scavenge' as const) : null;
  const people = { arica: { duty }, marin: { duty }, anton: { duty }, vesna: { duty } };
  return where === 'out' ? { people, scavenging: A_NIGHT_OUT } : { people };
}

/** What happens when these effects take place at the scene of a story, at a table that leaves out these kinds. */
function effecting(effects: readonly Effect[], story: Story, avoid: readonly ContentNote[], patch = {}) {
  const scene = story.where === 'out' ? OUT : HOME;
  const options = { difficulty: 'normal', ...(avoid.length === 0 ? {} : { avoid }) } as const;
  return at([{ step: 'effects', effects, scene }], { ...positionFor(story), ...patch }, { options });
}

const hasNote = (story: string, of: readonly ContentNote[]) =>
  storyAt(story).notes.some((note) => of.includes(note));

const sceneOf = (card: StoryCard) => drawnFrom(card)[0] as Story;

/** A story with a note that others lead to. */
const LINKED = STORIES.find(
  ({ from, notes, where }) => from === null && where === 'home' && notes.length > 0,
);
if (LINKED === undefined) throw new Error('no story that others lead to has a note');

describe('MORN-1 DAWN-5 a table leaves out kinds of stories', () => {
  test('a card reads another story, and none of those kinds, whatever Colour is turned', () => {
    const wrong: string[] = [];
    for (const card of STORY_CARDS)
      for (const colour of COLOURS)
        for (const avoid of [...ALL.map((note) => [note]), ALL]) {
          const decks = decksWith({ colours: [colour] });
          const scenario = effecting([{ kind: 'read', card }, COLD], sceneOf(card), avoid, { decks });
          for (const { story } of scenario.eventsOf('story-read'))
            if (hasNote(story, avoid)) wrong.push(`${story} at a table without ${avoid}`);
        }
    expect(wrong).toEqual([]);
  });

  test('a story of another kind is read as always', () => {
    const colours = ['red'] as const;
    const read = (avoid: readonly ContentNote[]) =>
      effecting([{ kind: 'read', card: 'talk-by-candle' }], sceneOf('talk-by-candle'), avoid, {
        decks: decksWith({ colours: [...colours] }),
      }).eventsOf('story-read')[0]?.story;
    const first = storyAt(read([]) ?? '');
    const others = ALL.filter((note) => !first.notes.includes(note));
    expect(others.length).toBeGreaterThan(0);
    for (const note of others) expect(read([note])).toBe(first.id);
  });

  test('where a card has no other story nothing comes of it, and the rest follows', () => {
    const card = 'talk-by-candle';
    const told = drawnFrom(card).flatMap(({ id, notes }) => (notes.length === 0 ? [id] : []));
    const scenario = effecting([{ kind: 'read', card }, COLD], sceneOf(card), ALL, { told });
    expect(scenario.heard()).toEqual(['colour', 'story-avoided', 'cold-rose']);
    const all = drawnFrom(card).map(({ id }) => id);
    expect(effecting([{ kind: 'read', card }], sceneOf(card), ALL, { told: all }).heard()).toEqual([
      'colour',
      'story-unread',
    ]);
  });

  test('a link to such a story leads nowhere, and the rest follows', () => {
    const link: Effect = { kind: 'story', story: LINKED.id };
    expect(effecting([link, COLD], LINKED, [...LINKED.notes].sort()).heard()).toEqual([
      'story-avoided',
      'cold-rose',
    ]);
  });

  test('a token for such a story is spent on its morning', () => {
    const tokens = [{ day: 5, story: LINKED.id }];
    const options = { difficulty: 'normal', avoid: ALL } as const;
    const scenario = at([{ step: 'tokens' }], { ...positionFor(LINKED), day: 5, tokens }, { options });
    expect(scenario.heard()).toEqual(['story-avoided']);
    expect(scenario.table.tokens).toEqual([]);
    expect(scenario.table.told).toEqual([]);
  });

  test('the planner plays to the end at a table that leaves out every kind', () => {
    const options = { difficulty: 'normal', avoid: ALL } as const;
    let last: readonly string[] = [];
    for (let number = 0; number < 3; number++)
      for (const { state } of momentsOf(`leaving out ${number}`, 1 + number, 1, options)) {
        expect(state.told.filter((id) => hasNote(id, ALL))).toEqual([]);
        last = state.told;
      }
    expect(last.length).toBeGreaterThan(0);
  });
});

describe('those who think ahead at such a table', () => {
  test('weigh nothing of a story that is left out', () => {
    const view = at([], positionFor({ where: 'home' })).view(0);
    const link: Effect = { kind: 'story', story: LINKED.id };
    expect(weigh({ ...view, avoid: ALL }, [link, { kind: 'later', days: 1, story: LINKED.id }], 'home')).toBe(
      0,
    );
    const cards = STORY_CARDS.filter((card) => drawnFrom(card).some(({ notes }) => notes.length > 0));
    const worth = (avoid: readonly ContentNote[]) =>
      cards.map((card) => weigh({ ...view, avoid }, [{ kind: 'read', card }], sceneOf(card).where));
    expect(worth(ALL)).not.toEqual(worth([]));
  });

  test('see what is left out, in a rehearsal and in an imagined table too', () => {
    const options = { difficulty: 'normal', avoid: ['hunger', 'suicide'] } as const;
    const scenario = at([{ step: 'choose-location' }], {}, { options });
    expect(scenario.view(0).avoid).toEqual(['hunger', 'suicide']);
    expect(rehearsal(scenario.view(0))?.options).toEqual(options);
    const chance = { seed: namedSeed('imagined'), drawn: {} };
    expect(game.imagine(scenario.table, 0, chance).options).toEqual(options);
    const without = at([{ step: 'choose-location' }]).view(0);
    expect(without.avoid).toEqual([]);
    expect(rehearsal(without)?.options).toEqual({ difficulty: 'normal' });
  });
});

describe('the option `avoid`', () => {
  test('is left out where it is empty, so that such a table is what it was before', () => {
    expect(game.options({ avoid: [] })).toEqual({ difficulty: 'normal' });
    expect(game.options({ avoid: ALL })).toEqual({ difficulty: 'normal', avoid: ALL });
    expect(game.options({ read: [], avoid: ['suicide'] })).toEqual({
      difficulty: 'normal',
      avoid: ['suicide'],
    });
  });

  test('offers every kind that a story has, and among them those that readers ask for most', () => {
    const told = new Set(STORIES.flatMap(({ notes }) => notes));
    expect([...told].filter((note) => !AVOIDABLE_NOTES.includes(note))).toEqual([]);
    expect(AVOIDABLE_NOTES).toEqual(
      expect.arrayContaining(['violence', 'hunger', 'death-of-a-child', 'suicide']),
    );
  });

  test('no story is about sexual violence', () => {
    expect(STORIES.filter(({ notes }) => notes.includes('sexual-violence'))).toEqual([]);
  });

  test('names a kind that it does not know, and those that it knows', () => {
    expect(game.options({ avoid: ['death', 'spiders'] })).toMatchObject({
      clause: null,
      reason: { key: 'refusal.unknown-kind', vars: { kind: 'spiders', kinds: AVOIDABLE_NOTES } },
    });
  });

  test.each([
    ['a kind named twice', ['hunger', 'hunger']],
    ['another order', ['suicide', 'hunger']],
    ['no list', 'hunger'],
    ['something else in the list', [1]],
  ])('refuses %s', (_, avoid) => {
    expect(game.options({ avoid })).toMatchObject({ clause: null, reason: { key: 'refusal.avoid' } });
  });

  test('is part of the record', () => {
    const begun = header({
      game: 'diario',
      rules: game.rules,
      seed: namedSeed('left out'),
      entropy: [],
      seats: 1,
      options: { avoid: ['suicide'] },
    });
    const session = open(game, begun);
    if (isRefusal(session)) throw new Error(session.reason.key);
    const [first] = recordOf(session);
    expect(first).toMatchObject({ options: { difficulty: 'normal', avoid: ['suicide'] } });
  });
});
