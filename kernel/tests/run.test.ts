import { namedSeed, Run, type State } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';

const fresh = () => {
  const state: State = {
    seats: 2,
    answered: 0,
    question: 0,
    agenda: [],
    chance: { seed: namedSeed('run'), drawn: {} },
  };
  return new Run(state);
};
const fact = { type: 'fact' };
const rumour = { type: 'rumour' };

describe('a run', () => {
  test('does first what is put on the agenda first, and before what lay there', () => {
    const run = fresh();
    run.next({ step: 'last' });
    run.next({ step: 'first' }, { step: 'second' });
    expect(run.state.agenda.map(({ step }) => step)).toEqual(['last', 'second', 'first']);
  });

  test('announces to all without barring the way back', () => {
    const run = fresh();
    run.announce(fact);
    expect(run).toMatchObject({ barrier: false, delivered: [{ event: fact, to: 'all', reveals: false }] });
  });

  test('echoes to one seat its own choice without barring the way back', () => {
    const run = fresh();
    run.echo(1, fact, rumour);
    expect(run.barrier).toBe(false);
    expect(run.delivered).toEqual([
      { event: fact, to: { only: [1] }, reveals: false },
      { event: rumour, to: { except: [1] }, reveals: false },
    ]);
  });

  test('bars the way back where all are shown something', () => {
    const run = fresh();
    run.revealToAll(fact);
    expect(run).toMatchObject({ barrier: true, delivered: [{ event: fact, to: 'all', reveals: true }] });
  });

  test('bars the way back where one is shown something', () => {
    const run = fresh();
    run.reveal(0, fact, rumour);
    expect(run.barrier).toBe(true);
    expect(run.delivered).toEqual([
      { event: fact, to: { only: [0] }, reveals: true },
      { event: rumour, to: { except: [0] }, reveals: false },
    ]);
  });

  test('bars the way back where something is drawn or shuffled', () => {
    const drawing = fresh();
    expect(drawing.draw('wind', 3)).toBeLessThan(3);
    const shuffling = fresh();
    expect(shuffling.shuffle('deck', [1, 2, 3]).toSorted()).toEqual([1, 2, 3]);
    expect([drawing.barrier, shuffling.barrier]).toEqual([true, true]);
    expect(drawing.state.chance.drawn).toEqual({ wind: 1 });
  });
});
