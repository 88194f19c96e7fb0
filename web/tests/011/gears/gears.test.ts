import { signal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import type { Noun } from '../../../src/draft/game-ui.ts';
import { teethWished } from '../../../src/games/011/gears/gears.tsx';

type Choices = readonly Eleven['choice'][];

const turn = (teeth: number) => ({ verb: 'turn', teeth }) as const;

function wished({ choices, lit, plan = [] }: { choices: Choices; lit: readonly Noun[]; plan?: Choices }) {
  return teethWished({ choices: signal(choices), lit: signal(new Set(lit)), plan: signal(plan) } as never);
}

test('GEAR-2 pointing at a turn shows it, and over a drafted one', () => {
  const choices = [turn(1), turn(2), turn(3)];
  expect(wished({ choices, lit: [] })).toBe(0);
  expect(wished({ choices, lit: ['teeth:2'] })).toBe(2);
  expect(wished({ choices, lit: [], plan: [turn(3)] })).toBe(3);
  expect(wished({ choices, lit: ['teeth:2'], plan: [turn(3)] })).toBe(2);
});

test('pointing at a turn of the past moves nothing', () => {
  expect(wished({ choices: [{ verb: 'stop' }], lit: ['teeth:2'] })).toBe(0);
});
