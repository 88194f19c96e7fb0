import { everyChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Noun } from '../../../src/draft/game-ui.ts';
import { nounsOf } from '../../../src/draft/game-ui.ts';
import { offersOf } from '../../../src/games/011/map/scene/offers.ts';
import { goalOf, pressOf } from '../../../src/games/011/map/scene/pressing.ts';
import { offeredFor } from '../../../src/games/011/map/scene/square-texts.ts';
import { nounOf } from '../../../src/games/011/nouns.ts';
import { journeysOf } from '../../../src/games/011/ways/journeys.ts';
import { type Question, questions } from '../asking/questions.ts';

const GAMES = 12;

/** The map as it is pressed, with these things picked. */
function mapOf({ view, ask }: Question, picks: readonly Noun[] = []) {
  const choices = everyChoice(ask).filter((choice) =>
    picks.every((noun) => nounsOf({ nounOf }, choice).includes(noun)),
  );
  const offers = offersOf(view, { choices, picks, journeys: journeysOf(view, ask) });
  return { offers, pressOn: (square: string) => pressOf(square, { view, offers, choices, picks, plan: [] }) };
}

describe('pointing at the map', () => {
  test('MOVE-1 MOVE-7 every square that the list leads to is marked, said with its Time, and never refused', () => {
    let byMachine = 0;
    for (const question of questions(GAMES)) {
      const map = mapOf(question);
      for (const [square, { by, time, choices }] of journeysOf(question.view, question.ask)) {
        const offer = map.offers.get(square);
        expect(offer).toBeDefined();
        if (offer?.time === time) expect(offeredFor(offer).vars).toMatchObject({ time });
        expect(['pick', 'draft']).toContain(map.pressOn(square).does);
        if (by !== null && by !== 'carriage' && choices.length > 1) byMachine++;
      }
    }
    // Rides with steps before or after them, which the map did not mark.
    expect(byMachine).toBeGreaterThan(100);
  });

  test('every choice that lies on the map can be made by pressing squares', () => {
    let pressed = 0;
    for (const question of questions(GAMES)) {
      const map = mapOf(question);
      for (const choice of everyChoice(question.ask)) {
        // A declaration is too grave for the map, and is not made there.
        if (choice.verb === 'declare') continue;
        const goal = goalOf(question.view, choice);
        if (goal === null) continue;
        const nouns = nounsOf({ nounOf }, choice);
        const seconds = nouns.map((noun) => mapOf(question, [noun]));
        const isOffered = [map, ...seconds].some(({ offers }) => offers.has(goal));
        expect(isOffered, `${question.ask.prompt.key}: ${JSON.stringify(choice)}`).toBe(true);
        pressed++;
      }
    }
    expect(pressed).toBeGreaterThan(1000);
  });
});
