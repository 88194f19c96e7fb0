import {
  type Adviser,
  type Ask,
  type Draw,
  drawBelow,
  imagining,
  isOffered,
  isSameChoice,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { view } from '../../src/game/view.ts';
import { game, VOICES } from '../../src/index.ts';
import type { Choice } from '../../src/kinds/choices.ts';
import type { Diario } from '../../src/kinds/kinds.ts';
import type { Table } from '../../src/state/state.ts';
import texts from '../../texts/en.json' with { type: 'json' };
import { momentsOf } from '../moments.ts';
import { at, type Position } from '../scenario.ts';

function drawOf(name: string): Draw {
  const chance = { seed: namedSeed(name), drawn: {} };
  return (sides) => drawBelow(chance, 'thoughts', sides);
}

function adviceOf(voice: Adviser<Diario>, table: Table, ask: Ask<Choice>) {
  const advice = voice.advise(view(table, ask.seat), ask, drawOf('advice'), imagining(game, table, ask));
  if (advice instanceof Promise) throw new Error('a voice that dreams');
  return advice;
}

/** Every question that is open at some moments of some games. */
function* questions(seats: number, every: number): Generator<{ table: Table; ask: Ask<Choice> }> {
  for (const { state, asks } of momentsOf(`advice for ${seats}`, seats, every))
    for (const ask of asks) yield { table: state, ask };
}

describe.each(Object.entries(VOICES))('a %s voice', (_name, voice) => {
  test('names up to three legal choices, the best first, each with a reason that can be said', () => {
    let asked = 0;
    for (const seats of [1, 3])
      for (const { table, ask } of questions(seats, 11 * seats)) {
        const advice = adviceOf(voice, table, ask);
        expect(advice.length).toBeGreaterThan(0);
        expect(advice.length).toBeLessThanOrEqual(3);
        expect(advice.map(({ worth }) => worth)).toEqual(
          advice.map(({ worth }) => worth).toSorted((one, other) => other - one),
        );
        for (const { choice, reasons } of advice) {
          expect(isOffered(ask, choice), JSON.stringify(choice)).toBe(true);
          expect(reasons.length, ask.prompt.key).toBeGreaterThan(0);
          for (const { key } of reasons) expect(texts).toHaveProperty([key]);
        }
        asked++;
      }
    expect(asked).toBeGreaterThan(30);
  });

  test('says the same in every world its seat cannot tell from the true one', () => {
    let asked = 0;
    for (const { table, ask } of questions(2, 29)) {
      const { state } = imagining(game, table, ask)({ seed: namedSeed(`world ${asked}`), drawn: {} });
      expect(adviceOf(voice, state, ask)).toEqual(adviceOf(voice, table, ask));
      asked++;
    }
    expect(asked).toBeGreaterThan(10);
  });

  test('chooses what it advises first', () => {
    for (const { table, ask } of questions(2, 80)) {
      const chosen = voice.choose(view(table, ask.seat), ask, drawOf('advice'), imagining(game, table, ask));
      expect(chosen).toEqual(adviceOf(voice, table, ask)[0]?.choice);
    }
  });
});

test('LEAD-1: beside the Leader a voice speaks for an option of the question', () => {
  for (const { table, ask } of questions(3, 25)) {
    if (ask.prompt.key !== 'prompt.voice') continue;
    const [first] = adviceOf(VOICES.cautious, table, ask);
    expect(first?.choice.verb).toBe('for');
  }
});

describe('EVE-2: who alone is awake and near death', () => {
  const dying = { levels: { wounds: 3, illness: 3, misery: 3, hunger: 3 } };
  const asleep = { levels: { fatigue: 4 } };
  const evening = (people: Required<Position>['people']) =>
    at([{ step: 'evening' }, { step: 'scavenging' }], { people });

  test.each(Object.entries(VOICES))('keeps guard by the word of a %s voice', (_name, voice) => {
    for (const people of [{ marin: dying }, { anton: asleep, marin: dying }]) {
      const { table, moment } = evening(people);
      const [ask] = moment.asks;
      expect(adviceOf(voice, table, ask as Ask<Choice>).map(({ choice }) => choice.verb)).toEqual(['guard']);
    }
  });
});

test('the three do not always agree', () => {
  const counted = { asked: 0, apart: 0 };
  for (const { table, ask } of leaders(momentsOf('three minds', 1, 7))) {
    const [one, ...others] = Object.values(VOICES).map((voice) => adviceOf(voice, table, ask)[0]?.choice);
    if (one === undefined) continue;
    counted.asked++;
    if (others.some((other) => other !== undefined && !isSameChoice(one, other))) counted.apart++;
  }
  expect(counted.apart / counted.asked).toBeGreaterThan(0.1);
  expect(counted.apart / counted.asked).toBeLessThan(0.6);
});

function* leaders(moments: Iterable<Moment<Diario>>): Generator<{ table: Table; ask: Ask<Choice> }> {
  for (const { state, asks } of moments) if (asks[0] !== undefined) yield { table: state, ask: asks[0] };
}
