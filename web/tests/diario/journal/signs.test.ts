import { game } from '@vigilia/game-diario';
import gameTexts from '@vigilia/game-diario/texts/en.json';
import { expect, test } from 'vitest';
import { signOfEvent, signOfQuestion } from '../../../src/games/diario/table/journal/signs.ts';
import { legend } from '../../../src/games/diario/table/legend.tsx';
import ownTexts from '../../../src/games/diario/table/texts/en.json';

const signs = legend.flatMap((group) => group.signs);
const ids = signs.map(({ id }) => id);

/** The types of event and the questions, as the texts of the game list them. */
const namesIn = (prefix: string) => Object.keys(gameTexts).filter((key) => key.startsWith(prefix));
const ofQuestions = namesIn('prompt.').flatMap((prompt) => signOfQuestion(prompt) ?? []);
const ofEvents = namesIn('event.').flatMap((key) => signOfEvent(key.slice('event.'.length) as never) ?? []);

test('each sign that a question or an event names is explained in the legend, once', () => {
  expect([...ofQuestions, ...ofEvents].filter((sign) => !ids.includes(sign))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  // The Day names what comes back, the Cold and the dice by themselves.
  const byThemselves = ['delayed', 'die-yellow', 'die-red'];
  expect(new Set([...ofQuestions, ...ofEvents, ...byThemselves])).toEqual(new Set(ids));
});

test('each sign has words, and a clause of the rulebook', () => {
  const known = { ...gameTexts, ...ownTexts };
  const keys = signs.flatMap(({ name, what }) => [name.key, what.key]);
  expect(keys.filter((key) => !(key in known))).toEqual([]);
  expect(signs.map(({ clause }) => clause).filter((clause) => !game.clauses.includes(clause))).toEqual([]);
});

test('what a newcomer cannot know has its explanation beside the question', () => {
  expect(signOfQuestion('prompt.explore')).toBe('night-cards');
  expect(signOfQuestion('prompt.crime-wave')).toBe('red-corner');
  expect(signOfQuestion('prompt.test-prowess-1')).toBe('die-grey');
  expect(signOfQuestion('prompt.eat')).toBeNull();
});
