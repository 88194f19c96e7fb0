import { type Eleven, game as eleven } from '@vigilia/game-011';
import { answer, isRefusal } from '@vigilia/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  answersAutomatically,
  canTakeBack,
  furtherOf,
  proposalFor,
} from '../../../src/games/011/asking/foresight.ts';
import { notesOf } from '../../../src/games/011/asking/notes.ts';
import { type Question, questions } from './questions.ts';

type Choice = Eleven['choice'];

const GAMES = 4;

/** Follows choices in a row. Whether all were taken, and whether nothing was drawn or shown before the last. */
function followed({ moment, ask }: Question, choices: readonly Choice[]) {
  let reached = moment;
  let isFree = true;
  for (const [index, choice] of choices.entries()) {
    const next = answer(eleven, reached, ask.seat, choice);
    if (isRefusal(next)) return { isTaken: false, isFree: false, next: null };
    if (index < choices.length - 1) isFree &&= !next.barrier;
    reached = next;
  }
  return { isTaken: true, isFree, next: reached.asks[0] ?? null };
}

describe('what follows a plan of 011', () => {
  test('TURN-3 what can be taken back leaves the question with the seat, and what is offered besides is taken whole', () => {
    const offered = new Map<string, number>();
    let free = 0;
    let barred = 0;
    for (const question of questions(GAMES)) {
      const [choice] = question.ask.choices;
      if (choice === undefined || choice.verb === 'declare') continue;
      const isFree = canTakeBack(question, [choice]);
      if (isFree) free++;
      else barred++;
      if (isFree) expect(followed(question, [choice]).next?.seat).toBe(question.ask.seat);
      const further = furtherOf(question, [choice]);
      if (further === null) continue;
      offered.set(further.text.key, (offered.get(further.text.key) ?? 0) + 1);
      const { isTaken, isFree: isFreeBefore, next } = followed(question, [choice, ...further.choices]);
      // A draw or a reveal in the midst would stop the plan.
      expect({ isTaken, isFreeBefore }).toEqual({ isTaken: true, isFreeBefore: true });
      if (further.choices.at(-1)?.verb === 'end') expect(next?.prompt.key).not.toBe('prompt.end-turn');
    }
    expect([...offered.keys()].toSorted()).toEqual([
      'eleven.and-end',
      'eleven.and-pass',
      'eleven.and-spend',
      'eleven.and-spend-end',
      'eleven.and-stop',
      'eleven.and-stop-end',
    ]);
    expect(free).toBeGreaterThan(100);
    expect(barred).toBeGreaterThan(100);
  });

  test('the notes of all options, what closes a plan and whether it can be taken back rest on one rehearsal', () => {
    const begun = vi.spyOn(eleven, 'rehearsal');
    for (const question of questions(1)) {
      const plan = question.ask.choices.slice(0, 1);
      begun.mockClear();
      for (const choice of question.ask.choices) notesOf(question, [choice]);
      notesOf(question, plan);
      furtherOf(question, plan);
      canTakeBack(question, plan);
      expect(begun.mock.calls.length).toBeLessThanOrEqual(1);
    }
    begun.mockRestore();
  });

  test('AUC-5 to pass for the whole Hour is offered only while another auction will ask', () => {
    for (const question of questions(2)) {
      const pass = question.ask.choices.find(({ verb }) => verb === 'pass');
      if (pass === undefined) continue;
      const waiting = question.view.order.filter((owner) => owner === null).length;
      expect(furtherOf(question, [pass])?.order ?? null).toBe(waiting > 2 ? 'pass' : null);
    }
  });
});

describe('the only answer to a question of 011', () => {
  test('TURN-3 LOC-1 takes itself when it does nothing and tells no other person anything', () => {
    const seen = new Set<string>();
    for (const question of questions(GAMES)) {
      const { ask } = question;
      if (ask.choices.length !== 1 || ask.ranges.length > 0) continue;
      const [only] = ask.choices;
      const alone = answersAutomatically(question, { isAlone: true });
      const among = answersAutomatically(question, { isAlone: false });
      seen.add(`${only?.verb} ${alone} ${among}`);
      expect(proposalFor(question)).toEqual(only);
      expect(alone).toBe(['end', 'stop', 'skip'].includes(only?.verb ?? ''));
      if (only?.verb === 'skip') expect(among).toBe(false);
    }
    expect(seen).toContain('end true true');
    expect(seen).toContain('end true false');
    expect(seen).toContain('skip true false');
  });
});

test('ACT-5 MOVE-1 TURN-3 what most players decline is drafted: no Clue, another move, and the end of the turn', () => {
  const proposed = new Map<string, string>();
  for (const question of questions(2)) {
    const choice = proposalFor(question);
    const isOnly = question.ask.choices.length + question.ask.ranges.length === 1;
    if (choice !== null && !isOnly) proposed.set(question.ask.prompt.key, JSON.stringify(choice));
    if (question.ask.prompt.key === 'prompt.spend') expect(choice).toEqual({ verb: 'spend', amount: 0 });
    const { turn } = question.view;
    if (question.ask.prompt.key === 'prompt.move' && turn?.walked === 0 && !turn.rode)
      expect(choice === null || isOnly || !question.ask.choices.some(({ verb }) => verb === 'walk')).toBe(
        true,
      );
  }
  expect([...proposed].toSorted()).toEqual([
    ['prompt.end-turn', '{"verb":"end"}'],
    ['prompt.move', '{"verb":"stop"}'],
  ]);
});
