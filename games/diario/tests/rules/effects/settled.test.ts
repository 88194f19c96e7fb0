import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Condition, Effect, Option } from '../../../src/data/language/effect.ts';
import {
  change,
  cold,
  d10,
  empathy,
  gain,
  mark,
  tell,
  upTo,
  when,
} from '../../../src/data/language/make-effects.ts';
import { effectsWithin } from '../../../src/data/language/within.ts';
import { taskGlossOf } from '../../../src/knowledge/gloss/task-gloss.ts';
import { optionTexts } from '../../../src/knowledge/stakes.ts';
import { factsAt } from '../../../src/rules/effects/condition.ts';
import { settledEffects } from '../../../src/rules/effects/settled.ts';
import { STORIES } from '../../../src/stories/book.ts';
import { cardTexts } from '../../../src/texts/card.ts';
import { at, built, type Position } from '../../scenario.ts';
import { ABROAD, effecting, HOME, OUT } from './effecting.ts';

/** What is said of an option with these effects. */
function said(effects: readonly Effect[], position: Position = {}, option: Partial<Option> = {}) {
  const options = [
    { id: 'hide', effects, ...option },
    { id: 'fight', effects: [] },
  ];
  return optionTexts(at([{ step: 'options', options, scene: HOME }], position).view(0), 'hide');
}

const IRON: Condition = { kind: 'member', person: 'iskra' };
const sad = change('misery', 1, 'everyone');
const glad = change('misery', -1, 'everyone');
const [SAD, GLAD] = ['+1', '−1'].map((by) => text('effect.change-everyone', { state: 'misery', by }));
const kept = (condition: Condition, position: Position = {}) =>
  said([when(condition, [glad], [sad])], position);

describe('a condition of an option', () => {
  test('is settled before the option is shown: who is there, what was done before, what there is', () => {
    expect(kept(IRON)).toEqual([SAD]);
    expect(kept(IRON, { people: { iskra: {} } })).toEqual([GLAD]);
    expect(kept({ kind: 'marked', mark: 'took-the-tray' })).toEqual([SAD]);
    expect(kept({ kind: 'marked', mark: 'took-the-tray' }, { marks: ['took-the-tray'] })).toEqual([GLAD]);
    expect(kept({ kind: 'cold', atLeast: 4 }, { cold: 4 })).toEqual([GLAD]);
    expect(kept({ kind: 'has', goods: { book: 1 } }, { storage: { book: 1 } })).toEqual([GLAD]);
  });

  test('is settled inside another, and inside what a die decides', () => {
    const nested = when(IRON, [cold(1)], [when({ kind: 'day', atLeast: 9 }, [sad], [glad])]);
    expect(said([nested])).toEqual([GLAD]);
    expect(said([d10(upTo(5, nested), upTo(10))])).toEqual([
      text('effect.chance', { percent: 50 }),
      GLAD,
      text('effect.chance', { percent: 50 }),
      text('effect.nothing'),
    ]);
  });

  test('counts what the option costs', () => {
    const hasFood: Condition = { kind: 'food', atLeast: 2 };
    const food = { storage: { vegetable: 2 } };
    expect(kept(hasFood, food)).toEqual([GLAD]);
    expect(said([when(hasFood, [glad], [sad])], food, { cost: { vegetable: 1 } })).toEqual([
      text('effect.goods', { changes: ['vegetable:-1'] }),
      SAD,
    ]);
  });

  test('stays open where an earlier effect, a test or a death may still change it', () => {
    const keys = (effects: readonly Effect[], position?: Position) =>
      said(effects, position).map(({ key }) => key);
    const asks = (key: string) => expect.arrayContaining([key]);
    expect(keys([cold(1), when({ kind: 'cold', atLeast: 4 }, [glad])])).toEqual(asks('condition.cold'));
    expect(keys([gain({ book: 1 }), when({ kind: 'has', goods: { book: 1 } }, [glad])])).toEqual(
      asks('condition.has'),
    );
    expect(keys([mark('a-debt'), when({ kind: 'marked', mark: 'a-debt' }, [glad])])).toEqual(
      asks('condition.marked'),
    );
    const self: Condition = { kind: 'self', is: 'hungry' };
    expect(keys([empathy([when(self, [glad], [sad])], [])])).toEqual(asks('condition.self'));
    const harm = [change('misery', 1, 'everyone'), when(IRON, [cold(1)], [cold(-1)])];
    expect(keys(harm, { people: { iskra: { levels: { misery: 3 } } } })).toEqual(asks('condition.member'));
    expect(keys(harm, { people: { iskra: {} } })).not.toEqual(asks('condition.member'));
  });

  test('goes without saying where both branches differ in words alone, and so does a roll', () => {
    const idle = when({ kind: 'cold', atLeast: 4 }, [tell('one'), glad], [tell('other'), glad]);
    expect(said([cold(1), idle])).toEqual([text('effect.cold', { by: '+1' }), GLAD]);
    expect(said([empathy([tell('one')], [tell('other')])])).toEqual([text('effect.nothing')]);
    expect(said([d10(upTo(2, sad), upTo(6), upTo(10, sad))])).toEqual([
      text('effect.chance', { percent: 60 }),
      SAD,
      text('effect.chance', { percent: 40 }),
      text('effect.nothing'),
    ]);
  });
});

describe('a condition of a card', () => {
  test('MORN-1 is settled on the Event that was turned', () => {
    const turned = (house: Position['house']) => {
      const decks = { ...at([]).table.decks, events: ['rats-in-the-storage'] as const };
      const scenario = at([{ step: 'turn-event' }], { decks, ...(house === undefined ? {} : { house }) });
      return scenario.eventsOf('event-turned').flatMap(cardTexts);
    };
    const keys = (house: Position['house']) => turned(house).map(({ key }) => key);
    expect(keys({ g6: built('trap') })).toEqual(['event-card-about.rats-in-the-storage', 'effect.goods']);
    expect(keys(undefined)).not.toContain('condition.built');
    expect(keys(undefined)).not.toContain('effect.otherwise');
  });

  test('DAY-10 is settled on what is used', () => {
    const reading = (storage: Position['storage']) => {
      const { view } = { view: at([], { storage: storage ?? {} }).view(0) };
      const choice = { verb: 'use', person: 'anton', recipe: 'sit-and-read', amount: 1 } as const;
      return (taskGlossOf(choice, view) ?? []).map(({ key }) => key);
    };
    expect(reading({})).toEqual(['effect.change-person']);
    expect(reading({ book: 1 })).toEqual([
      'effect.chance',
      'effect.change-person',
      'effect.chance',
      'effect.change-person',
    ]);
  });
});

test('what is settled happens, in every option of every story', () => {
  const cast = { actor: 'anton', ill: 'marin', other: 'vesna', against: 'marin', missed: 'luka' } as const;
  const seen = new Set<string>();
  for (const [index, story] of STORIES.entries()) {
    const out = story.where === 'out';
    const scene = { ...(out ? OUT : HOME), story: story.id, cast };
    const worse = index % 2;
    const position: Position = {
      ...(out ? ABROAD : { people: { anton: {}, marin: { levels: { illness: 2, misery: 2 } }, vesna: {} } }),
      cold: 5 * worse,
      day: 4 + 4 * worse,
      marks: worse === 1 ? marksIn(story.options) : [],
      storage: { vegetable: 4 * worse, book: worse, wood: 6 },
      pile: { 'raw-food': 4 * worse },
    };
    for (const { effects } of story.options) {
      const begun = effecting([], position, scene);
      const settled = settledEffects(effects, factsAt(begun.table, scene));
      if (JSON.stringify(settled) === JSON.stringify(effects)) continue;
      const happened = effecting(effects, position, scene, story.id);
      const foretold = effecting(settled, position, scene, story.id);
      expect(foretold.events(), story.id).toEqual(happened.events());
      for (const { type } of happened.events()) seen.add(type);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

function marksIn(options: readonly Option[]): string[] {
  const effects = effectsWithin(options.flatMap((option) => option.effects));
  return effects.flatMap((effect) =>
    effect.kind === 'if' && effect.when.kind === 'marked' ? [effect.when.mark] : [],
  );
}
