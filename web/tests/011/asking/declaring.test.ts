import { CHARACTERS, type Eleven, game, mostPages, PAGES, suspects } from '@vigilia/game-011';
import { choiceAt, everyChoice, type Moment, take } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { notesOf } from '../../../src/games/011/asking/notes.ts';
import { checksOf, reachOfDeclarer } from '../../../src/games/011/goal/checks.ts';
import { planFor } from '../../../src/games/011/ways/plan-for.ts';
import { played, type Question, questions } from './questions.ts';

/** The first questions at which a Hero may declare. */
function* declarations(): Generator<Question> {
  for (const question of questions(12))
    if (
      question.view.own?.role !== 'fenrir' &&
      everyChoice(question.ask).some(({ verb }) => verb === 'declare')
    )
      yield question;
}

/** The turn after a choice, once nothing is asked any more before the gears turn. */
function beforeGears({ moment, ask }: Question, choice: Eleven['choice']): Question | null {
  let next: Moment<Eleven> = take(game, moment, ask, choice);
  for (;;) {
    const [open] = next.asks;
    if (open === undefined || open.seat !== ask.seat) return null;
    const view = game.view(next.state, ask.seat);
    if (open.prompt.key === 'prompt.gears') return { moment: next, ask: open, view };
    const quiet = open.choices.find(({ verb }) => verb === 'stop');
    next = take(game, next, open, quiet ?? choiceAt(open, 0));
  }
}

describe('declaring victory', () => {
  test('WIN-3 a name is checked against the own ink', () => {
    let seen = 0;
    for (const { view, ask } of declarations()) {
      const possible = suspects(view);
      for (const character of ['lilja', 'vidal', 'snowy'] as const) {
        const [name] = checksOf({ view, ask }, character);
        const holds = !possible.includes(character) ? false : possible.length === 1 ? true : null;
        expect(name).toMatchObject({ clause: 'WIN-3', holds });
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  test('WIN-2 WIN-5 pages that no turn could bring fail, and others may come', () => {
    const held = new Set<boolean | null>();
    for (const { view, ask } of declarations()) {
      for (const character of CHARACTERS) {
        const { music } = view.players[ask.seat] as { readonly music: number };
        const { possible } = mostPages(view, character);
        const pages = checksOf({ view, ask }, character)[1];
        const holds = music >= PAGES.hero ? true : possible < PAGES.hero ? false : null;
        expect(pages).toMatchObject({ clause: 'WIN-2', holds });
        held.add(holds);
      }
    }
    expect(held.has(false)).toBe(true);
  });

  test('WIN-4 MOVE-4 if the gears are said to reach the Organ, they do', () => {
    let reached = 0;
    for (const question of declarations()) {
      const { view, ask, moment } = question;
      const { chosen } = moment.state;
      if (view.organ === null || view.characters[chosen] === view.organ) continue;
      if (reachOfDeclarer(view, ask.seat, chosen, view.organ) === null) continue;
      const turned = beforeGears(question, { verb: 'declare', character: chosen });
      // An ability may have taken the Character somewhere else.
      if (turned === null || turned.view.characters[chosen] !== view.characters[chosen]) continue;
      const plan = planFor(turned.view, turned.ask, `square:${view.organ}`);
      expect(played(turned, plan ?? [])?.state.characters[chosen]).toBe(view.organ);
      reached++;
    }
    expect(reached).toBeGreaterThan(3);
  });

  test('WIN-3 a name that may be wrong says how many others it may be', () => {
    for (const { view, ask } of declarations()) {
      const possible = suspects(view);
      const [first, second] = possible;
      if (first === undefined || second === undefined) continue;
      const notes = notesOf({ view, ask }, [{ verb: 'declare', character: first }]);
      expect(notes).toContainEqual({
        icon: 'unknown',
        text: { key: 'reason.gamble', vars: { character: first, suspects: possible.length } },
      });
      return;
    }
  });
});
