import { amountOf, type PersonId } from '@vigilia/game-diario';
import { everyChoice, isOffered } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked, DraftProps } from '../../../src/games/diario/table/asked.ts';
import { mixesFor, presetNight, presetsOf } from '../../../src/games/diario/table/boards/common/presets.ts';
import { outingAhead } from '../../../src/games/diario/table/boards/evening/outing-ahead.tsx';
import { firstAsked, questionsAtRandom, questionsOf } from '../moments.ts';
import { followUp, openingFor } from './parts.ts';

/** Presets are kept by draft; nothing else of it is looked at. */
function newDraft(): DraftProps['draft'] {
  return {} as DraftProps['draft'];
}

describe('a follow-up', () => {
  test('answers nothing but dice and silence if the player has settled nothing', () => {
    for (const asked of questionsOf('round')) {
      const answer = followUp(asked, newDraft());
      const isUsual = ['prompt.reroll', 'prompt.hush'].includes(asked.ask.prompt.key);
      expect(answer === null, asked.ask.prompt.key).toBe(!isUsual);
    }
  });

  test('decides about the crime wave if the board of the raid showed the preset, and about silence until it is dropped', () => {
    const questions = [...questionsOf('round'), ...questionsOf('one')];
    const asked = (key: string) => {
      const found = questions.find(({ ask }) => ask.prompt.key === key);
      if (found === undefined) throw new Error(`no game asks ${key}`);
      return found;
    };
    const [wave, hush] = [asked('prompt.crime-wave'), asked('prompt.hush')];
    const draft = newDraft();
    const presets = presetsOf(draft);
    expect(followUp(wave, draft)).toBeNull();
    presets.waveSeenOn.value = wave.view.day;
    expect(followUp(wave, draft)).toHaveLength(1);
    presets.waveAsProposed.value = false;
    expect(followUp(wave, draft)).toBeNull();
    presets.keepsQuiet.value = false;
    expect(followUp(hush, draft)).toBeNull();
  });

  test('DAWN-6 gives no drink after Fate if the planner gives none, once the board of Dawn showed the preset', () => {
    const asked = firstAsked('prompt.toast', {}, 'reached two');
    const { view, ask } = asked;
    const miserable = view.people.map((person) => ({
      ...person,
      levels: { ...person.levels, misery: 3, fatigue: 0 },
    }));
    const draft = newDraft();
    const presets = presetsOf(draft);
    expect(followUp(asked, draft)).toBeNull();
    presets.drinksSeenOn.value = view.day;
    expect(followUp(asked, draft)).toEqual([{ verb: 'done' }]);
    // If it would give one, it asks.
    expect(followUp({ view: { ...view, people: miserable }, ask }, draft)).toBeNull();
    presets.drinksAsProposed.value = false;
    expect(followUp(asked, draft)).toBeNull();
  });

  test('never decides about wounds, meals, stories or people, whatever is preset', () => {
    const draft = newDraft();
    presetsOf(draft).asProposed.value = true;
    const settled = new Set<string>();
    for (const asked of [...questionsAtRandom('random one'), ...questionsOf('one')]) {
      presetNight(draft, asked.view, { goesOn: true });
      if (followUp(asked, draft) !== null) settled.add(asked.ask.prompt.key);
    }
    const small = ['explore', 'search', 'obstacle', 'hush', 'outdoor-lock', 'reroll'].map(
      (question) => `prompt.${question}`,
    );
    expect(settled.size).toBeGreaterThan(2);
    expect([...settled].filter((key) => !small.includes(key))).toEqual([]);
  });

  test('brings what is needed for a person who rummages, and asks for others', () => {
    const asked = firstAsked('prompt.mix');
    const draft = newDraft();
    expect(followUp(asked, draft)).toBeNull();
    const person = asked.ask.prompt.vars.person as PersonId;
    presetsOf(draft).mixes.value = mixesFor(new Map(), [{ verb: 'rummage', person }]);
    const [wood] = followUp(asked, draft) ?? [];
    expect(wood !== undefined && isOffered(asked.ask, wood)).toBe(true);
  });

  test('brings as much Wood as can be if Wood is preset', () => {
    const asked = firstAsked('prompt.mix');
    const draft = newDraft();
    presetsOf(draft).mixes.value = new Map([[asked.ask.prompt.vars.person as PersonId, 'wood']]);
    expect(followUp(asked, draft)).toEqual([{ verb: 'wood', amount: asked.ask.ranges[0]?.to }]);
  });

  test('turns cards only in the night for which it was preset', () => {
    const asked = firstAsked('prompt.explore');
    const draft = newDraft();
    presetNight(draft, asked.view, { goesOn: true });
    expect(followUp(asked, draft)).toEqual([{ verb: 'explore' }]);
    const tomorrow: Asked = { ...asked, view: { ...asked.view, day: asked.view.day + 1 } };
    expect(followUp(tomorrow, draft)).toBeNull();
  });

  test('SCAV-7: turns cards until something new can be gone back to', () => {
    const { view, ask } = firstAsked('prompt.explore');
    const back = { verb: 'go-back', spot: 'caretaker' } as const;
    const asked: Asked = { view, ask: { ...ask, choices: [{ verb: 'explore' }, back] } };
    const draft = newDraft();
    presetNight(draft, view, { goesOn: true });
    expect(followUp(asked, draft)).toBeNull();
    presetNight(draft, view, { goesOn: true, passedOver: ['caretaker'] });
    expect(followUp(asked, draft)).toEqual([{ verb: 'explore' }]);
  });

  test('asks about dice once the preset is dropped', () => {
    const asked = firstRoll();
    const draft = newDraft();
    expect(followUp(asked, draft)).not.toBeNull();
    presetsOf(draft).rollsAgain.value = false;
    expect(followUp(asked, draft)).toBeNull();
  });
});

describe('where the group goes, settled in the evening', () => {
  const [evening, leaving] = firstNightOut();
  const duties = openingFor(evening);

  test('is followed with the place and the pack that the evening named', () => {
    const draft = newDraft();
    const outing = outingAhead(evening.view, duties, 'proposal');
    presetNight(draft, evening.view, { outing });
    const plan = followUp(leaving, draft) ?? [];
    expect(plan[0]).toEqual({ verb: 'go', place: outing?.place });
    expect(plan.at(-1)).toEqual({ verb: 'set-out' });
    for (const choice of plan)
      if (choice.verb === 'pack') expect(choice.amount).toBe(amountOf(outing?.packed ?? {}, choice.good));
  });

  test('can be another place than the one proposed', () => {
    for (const choice of everyChoice(leaving.ask))
      if (choice.verb === 'go')
        expect(outingAhead(evening.view, duties, choice.place)?.place).toBe(choice.place);
  });

  test('is not asked if all stay at home, nor if others sit at the table', () => {
    const { view } = evening;
    const home = view.people.map(({ id }) => ({ verb: 'guard', person: id }) as const);
    expect(outingAhead(view, home, 'proposal')).toBeNull();
    expect(outingAhead({ ...view, seats: 2 }, duties, 'proposal')).toBeNull();
  });
});

/** A die on the table that may be rolled again. */
function firstRoll(): Asked {
  for (const seed of ['one', 'two', 'three', 'four', 'five'])
    for (const asked of questionsOf(seed)) if (asked.ask.prompt.key === 'prompt.reroll') return asked;
  throw new Error('no game asks for another roll');
}

/** An evening before a group leaves, and the question where it goes. */
function firstNightOut(): readonly [evening: Asked, leaving: Asked] {
  let evening: Asked | null = null;
  for (const asked of questionsOf('round')) {
    const { key } = asked.ask.prompt;
    if (key === 'prompt.duty' && evening?.view.day !== asked.view.day) evening = asked;
    if (key === 'prompt.location' && evening !== null) return [evening, asked];
  }
  throw new Error('no group leaves');
}
