import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import * as diario from '@vigilia/game-diario';
import { everyChoice, rehearse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked, Choice, View } from '../../src/games/diario/table/asked.ts';
import { gloss } from '../../src/games/diario/table/boards/exploring/exploring-board.tsx';
import * as late from '../../src/games/diario/table/late-parts.ts';
import { planNotes } from '../../src/games/diario/table/plan-notes.ts';
import { partsNow } from '../../src/games/diario/table/prepare.ts';
import { controls, fetchedFor, openingFor, PARTS } from './boards/parts.ts';
import { firstAsked, questionsAtRandom, questionsOf } from './moments.ts';

const PROPOSALS = new Map<object, diario.Proposals>([
  [late.day, diario.dayProposals],
  [late.barter, diario.barterProposals],
  [late.dusk, diario.duskProposals],
  [late.evening, diario.eveningProposals],
  [late.exploring, diario.exploringProposals],
  [late.raid, diario.combatProposals],
  [late.fight, diario.combatProposals],
  [late.dawn, diario.dawnProposals],
  [late.naming, diario.namingProposals],
]);

const ASKED: readonly Asked[] = [...questionsOf('part one'), ...questionsAtRandom('part two')];

/** Every question that the rules may ask has its words. */
function everyPrompt(): readonly string[] {
  const file = new URL('../../../games/diario/texts/en.json', import.meta.url);
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  return keys.filter((key) => key.startsWith('prompt.'));
}

/** The choices of a plan as far as they answer questions of one part. */
function ownChoices(view: View, plan: readonly Choice[]): readonly Choice[] {
  const asked = plan.map(
    (_, at) => rehearse(diario.game, view, view.leader, plan.slice(0, at))?.next ?? null,
  );
  const parts = asked.map((ask) => (ask === null ? null : late.partFor(ask)));
  const end = parts.findIndex((part) => part !== parts[0]);
  return end < 0 ? plan : plan.slice(0, end);
}

describe('the parts of the table', () => {
  test('every question of the rules has its part, and every part has a question', () => {
    const parts = everyPrompt().map((key) => late.partFor({ prompt: text(key), clause: '' }));
    expect(new Set(parts)).toEqual(new Set(late.QUESTION_PARTS));
    const atStory = everyPrompt().filter(
      (key) => late.partFor({ prompt: text(key), clause: '' }) === late.story,
    );
    expect(atStory).toEqual(['prompt.options']);
  });

  test('RAID-3: a story face on the die of a guard is the raid’s, any other that of a fight', () => {
    const partOf = (key: string, clause: string) => late.partFor({ prompt: text(key), clause });
    expect(partOf('prompt.story-face', 'RAID-3')).toBe(late.raid);
    expect(partOf('prompt.story-face', 'FIGHT-8')).toBe(late.fight);
    expect(partOf('prompt.enemy-story-face', 'FIGHT-8')).toBe(late.fight);
  });

  test('the part of a question has the board that serves its choices', () => {
    for (const { ask } of ASKED)
      for (const choice of everyChoice(ask)) {
        const isServed = controls.some((control) => control.serves(choice, ask));
        const own = fetchedFor(ask).controls.some((control) => control.serves(choice, ask));
        expect(own, ask.prompt.key).toBe(isServed);
      }
  });

  test('a board serves no question of another part', () => {
    for (const { ask } of ASKED)
      for (const [part, { controls: boards }] of PARTS)
        if (part !== late.partFor(ask))
          for (const choice of everyChoice(ask))
            expect(boards.some((control) => control.serves(choice, ask))).toBe(false);
  });

  test('the planner of a part proposes what the whole planner proposes', () => {
    const { proposals } = diario;
    for (const { view, ask } of ASKED) {
      const own = PROPOSALS.get(late.partFor(ask));
      if (own === undefined) continue;
      expect(own.proposedChoice(view, ask)).toEqual(proposals.proposedChoice(view, ask));
      const plans = [own, proposals].map(({ proposalAfter }) => ownChoices(view, proposalAfter(view, [])));
      expect(plans[0], ask.prompt.key).toEqual(plans[1]);
    }
  });

  test('a part notes of a plan what is known of it with every gloss', () => {
    const asked = ASKED.filter(({ ask }) => ask.prompt.key !== 'prompt.assign');
    for (const each of asked) {
      const opening = openingFor(each);
      const plan = opening.length > 0 ? opening : everyChoice(each.ask).slice(0, 1);
      expect(fetchedFor(each.ask).moment.notesOf(each, plan)).toEqual(planNotes(gloss, each, plan));
    }
  });
});

describe('a table that is opened', () => {
  function tableAt(prompt: string, patch: Partial<View> = {}) {
    const { view, ask } = firstAsked(prompt, patch);
    return { view: signal(view), asks: signal([ask]), log: signal([]) };
  }

  test('is drawn with the part that its question needs', () => {
    expect(partsNow(tableAt('prompt.assign'))).toEqual([late.day, late.house]);
    expect(partsNow(tableAt('prompt.options', { phase: 'morning' }))).toEqual([late.story, late.house]);
    expect(partsNow(tableAt('prompt.duty'))).toEqual([late.evening, late.city]);
    expect(partsNow(tableAt('prompt.explore'))).toEqual([late.exploring, late.city]);
  });

  test('is drawn with the council if several players sit at it, and with obituaries if a person is gone', () => {
    const gone = [{ person: 'anton' }] as unknown as View['gone'];
    expect(partsNow(tableAt('prompt.assign', { seats: 3 }))).toEqual([late.day, late.house, late.council]);
    expect(partsNow(tableAt('prompt.assign', { gone }))).toEqual([late.day, late.house, late.obituary]);
  });

  test('waits for nothing if nothing is known of it yet', () => {
    expect(partsNow({ view: signal(null), asks: signal([]), log: signal([]) })).toEqual([]);
  });
});
