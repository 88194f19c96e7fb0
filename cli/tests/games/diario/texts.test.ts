import { greedy, planner, ROLES, STORY_IDS } from '@vigilia/game-diario';
import { nameOf, splitForm, withCast } from '@vigilia/game-diario/texts';
import { type Bot, type Choice, everyChoice, type Kinds } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../../src/games.ts';
import type { Catalog } from '../../../src/texts/translate.ts';
import { gameTexts, textsOfGames, translateWithNumbers, WHOLE } from '../../game-texts.ts';

/** Chooses at random, but never ends the game. */
const stubborn: Bot<Kinds> = {
  choose(_view, ask, draw) {
    const all = everyChoice(ask);
    const on = all.filter(({ verb }) => verb !== 'unguarded' && verb !== 'concede');
    const choices = on.length > 0 ? on : all;
    return choices[draw(choices.length)] as Choice;
  },
};

const BOLD = ['backstab', 'fight', 'loudly', 'fate', 'outside', 'saw'];

/** Plans as the planner does, but prefers risks. */
const bold: Bot<Kinds> = {
  choose(view, ask, draw, imagine) {
    const trouble = ask.choices.find((choice) => BOLD.includes(choice.verb) || 'fight' === optionOf(choice));
    return trouble ?? (planner as Bot<Kinds>).choose(view, ask, draw, imagine);
  },
};

const TABLES = [
  { seats: 1 },
  { seats: 3 },
  ...[1, 1, 3].map((seats) => ({ seats, bot: stubborn, options: { difficulty: 'hard' } })),
  { seats: 3, bot: greedy as Bot<Kinds> },
  ...[1, 1, 1, 4].map((seats) => ({ seats, bot: planner as Bot<Kinds> })),
  ...[1, 1, 1, 1, 1, 1].map((seats) => ({ seats, bot: bold })),
];

const { languages, messages, keysIn } = await gameTexts('diario');
const texts = textsOfGames(gameNamed('diario'), TABLES);

describe.each(languages)('Diario in %s', (language, translate) => {
  test('translates every event, question, choice, forecast, story and refusal of some games', () => {
    for (const one of texts) expect(translate(one), JSON.stringify(one)).toMatch(WHOLE);
  });

  test('translates every message with every kind of number', () => {
    const { book = {}, rest = {} } = parted(messages[language]);
    translateWithNumbers(translate, rest, sample);
    // The book has no plurals, and the check of the stories writes it with every person.
    expect(Object.values(book).filter((words) => words.includes('plural'))).toEqual([]);
    translateWithNumbers(translate, book, sample, [0]);
  });

  test('translates every ending', () => {
    for (const how of gameNamed('diario').ui.endings) {
      expect(translate({ key: `ending.${how}`, vars: {} })).toMatch(WHOLE);
      expect(translate({ key: 'simulate.ended', vars: { how } })).not.toBe(how);
    }
  });
});

test('every story has a title and a text, every person four ends and three ways to go on, in two ways', () => {
  for (const story of STORY_IDS) {
    expect(messages.en).toHaveProperty([`story.${story}`]);
    expect(messages.en).toHaveProperty([`story-text.${story}`]);
  }
  const people = keysIn('person.').map((key) => key.slice('person.'.length));
  expect(people).toHaveLength(12);
  for (const person of people) {
    expect(keysIn(`person-ending.${person}:`)).toHaveLength(8);
    expect(keysIn(`person-epilogue.${person}:`)).toHaveLength(6);
    expect(keysIn(`book-line.arrivals:${person}:`)).toHaveLength(3);
  }
});

test('the games use most of the messages', () => {
  const met = new Set(texts.map(({ key }) => key));
  for (const section of ['event.', 'prompt.', 'verb.', 'forecast.', 'odds.']) {
    const keys = keysIn(section);
    expect(keys.filter((key) => met.has(key)).length / keys.length, section).toBeGreaterThan(0.75);
  }
});

const BOOK = /^(story|story-text|story-option|story-line|book-line|person-ending|person-epilogue)[.]/;

function parted(messages: Catalog): Partial<Record<'book' | 'rest', Catalog>> {
  const parts = Object.groupBy(Object.entries(messages), ([key]) => (BOOK.test(key) ? 'book' : 'rest'));
  return Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, Object.fromEntries(of)]));
}

function optionOf(choice: Choice): unknown {
  return 'option' in choice ? choice.option : null;
}

const CAST = ROLES.map((role) => `${role}:anton:here`);
const BOOK_SECTIONS: Readonly<Record<string, string>> = { story: 'story.', line: 'story-line.' };

/** A value that a variable may hold: the number itself, or a name that exists. */
function sample(variable: string, number: number): string | number {
  // A story speaks of people by the parts they play in it, and in the forms that its language needs.
  if (['story', 'line'].includes(variable))
    return withCast(memberOf(BOOK_SECTIONS[variable] ?? '', number), CAST);
  if (splitForm(variable) !== null) return memberOf('person.', number);
  if (variable === 'goods' || variable === 'changes') return `${memberOf('good.', number)}:${number}`;
  const name = nameOf(variable, number);
  if ('written' in name) return number;
  if ('seat' in name) return number % gameNamed('diario').entry.game.seats.max;
  return memberOf(name.key.replace(/\..*/, '.'), number);
}

function memberOf(section: string, number: number): string {
  const members = keysIn(section);
  return String(members[number % members.length]).slice(section.length);
}

test('FIGHT-8: the terminal tells a combat story, and then what it brings', () => {
  const struck = { type: 'fate-struck', fate: 'clear-frost', die: 'red', by: 'ours' };
  const { ui } = gameNamed('diario');
  expect(ui.proseOf(struck).map(({ key }) => key)).toEqual([
    'book-line.combat:clear-frost-red:0',
    'combat.disarmed',
    'combat.hurt',
  ]);
});
