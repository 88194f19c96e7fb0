import { readdirSync, readFileSync } from 'node:fs';
import { type Eleven, eleven } from '@vigilia/game-011';
import { choiceText, eventText, nameOf, tileTexts } from '@vigilia/game-011/texts';
import {
  type Ask,
  answer,
  begin,
  drawBelow,
  isRefusal,
  namedSeed,
  type Text,
  take,
  text,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Messages, speaker } from '../src/say.ts';

type Choice = Eleven['choice'];

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];
const TABLES = [
  { seats: 3, beginners: false },
  { seats: 4, beginners: true },
  { seats: 5, beginners: false },
  { seats: 6, beginners: false },
];

const folder = new URL('../../games/011/texts/', import.meta.url);
const languages = readdirSync(folder).map((file) => file.replace('.json', ''));
const messagesIn = (language: string): Messages[] =>
  [new URL('../../kernel/texts/', import.meta.url), folder].map((texts) =>
    JSON.parse(readFileSync(new URL(`${language}.json`, texts), 'utf8')),
  );

const said = everythingSaid();

describe.each(languages)('011 in %s', (language) => {
  const say = speaker(language, messagesIn(language), { nameOf, players: PLAYERS });

  test('says every event, question, choice and refusal of some random games', () => {
    for (const one of said) expect(say(one), JSON.stringify(one)).toMatch(/^[^{}]+$/);
  });

  test('says every message with every kind of number', () => {
    for (const [key, written] of messagesIn(language).flatMap(Object.entries)) {
      for (const number of [0, 1, 2, 5, 21]) {
        const variables = [...written.matchAll(/\{(\w+)[,}]/g)].map(([, variable]) => String(variable));
        const vars = Object.fromEntries(variables.map((variable) => [variable, sample(variable, number)]));
        expect(say(text(key, vars)), `${key} with ${number}`).toMatch(/^[^{}]+$/);
      }
    }
  });
});

test('only squares are said as they are written', () => {
  const values = said
    .flatMap(({ vars }) => Object.entries(vars))
    .filter(([, value]) => typeof value !== 'number');
  const written = values.filter(
    ([variable, value]) => 'written' in nameOf(variable, [value].flat()[0] ?? ''),
  );
  expect([...new Set(written.map(([variable]) => variable))].toSorted()).toEqual(['from', 'square', 'to']);
});

test('the random games met most of what there is to say', () => {
  const met = new Set(said.map(({ key }) => key));
  for (const section of ['event.', 'prompt.', 'verb.', 'tile-effect.']) {
    const keys = keysIn(section);
    expect(keys.filter((key) => met.has(key)).length / keys.length, section).toBeGreaterThan(0.85);
  }
});

/** Each text once, in the order in which it was first said. */
function everythingSaid(): Text[] {
  const texts = new Map<string, Text>();
  for (const table of TABLES) for (const one of textsOfAGame(table)) texts.set(JSON.stringify(one), one);
  return [...texts.values()];
}

function* textsOfAGame({ seats, beginners }: (typeof TABLES)[number]): Generator<Text> {
  const chance = { seed: namedSeed(`random choices for ${seats}`), drawn: {} };
  const earlier = new Map<string, Choice>();
  let reached = begin(eleven, seats, { beginners }, { seed: namedSeed(`a game for ${seats}`), drawn: {} });
  for (;;) {
    for (const { event } of reached.told) yield eventText(event);
    for (const { tiles } of reached.state.players) for (const tile of tiles) yield* tileTexts(tile);
    const [ask] = reached.asks;
    if (ask === undefined) return;
    yield ask.prompt;
    // What was right at another question is mostly wrong at this one, and refused with a reason.
    for (const choice of earlier.values()) {
      const refused = answer(eleven, reached, ask.seat, choice);
      if (isRefusal(refused)) yield refused.reason;
    }
    for (const choice of offered(ask)) {
      yield choiceText(choice);
      earlier.set(choice.verb, choice);
    }
    const choice = offered(ask)[drawBelow(chance, 'choice', offered(ask).length)] as Choice;
    reached = take(eleven, reached, ask, choice);
  }
}

/** Of each range only the least: whoever bids at random soon has no Time left to play. */
function offered({ choices, ranges }: Ask<Choice>): Choice[] {
  return [...choices, ...ranges.map(({ from }) => from)];
}

/** A value that a variable may hold: the number itself, or a name that exists. */
function sample(variable: string, number: number): string | number {
  if (variable === 'cards') return 'power:transport';
  if (variable === 'source') return 'unknown';
  const name = nameOf(variable, number);
  if ('written' in name) return number;
  if ('seat' in name) return number % PLAYERS.length;
  const section = name.key.replace(/\..*/, '.');
  const members = keysIn(section);
  return String(members[number % members.length]).slice(section.length);
}

function keysIn(section: string): string[] {
  return messagesIn('en')
    .flatMap(Object.keys)
    .filter((key) => key.startsWith(section));
}
