import { signal } from '@preact/signals';
import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { AnswerDraft } from '../../../src/draft/answer-draft.ts';
import type { OwnMoment } from '../../../src/draft/moment.ts';
import { ownMoments } from '../../../src/frame/moments/own-moment.ts';

const moment = (name: string, { isForLate }: { readonly isForLate: boolean }): OwnMoment => ({
  ...{ name, event: null, title: text(name), lines: [], isForLate },
});
const ROLE = moment('role', { isForLate: true });
const SOLVED = moment('solved', { isForLate: false });

function screen(...held: OwnMoment[]) {
  const holding = signal<readonly OwnMoment[]>(held);
  const viewer = signal<number | null>(0);
  const curtain = signal<number | null>(null);
  const table = { viewer, curtain, view: signal({}), log: signal([{}]), where: 'local' };
  const draft = { table, ui: { moments: { ownOf: () => holding.value } } };
  const own = ownMoments(draft as unknown as AnswerDraft);
  return { holding, viewer, curtain, own, name: () => own.shown.value?.name ?? null };
}

test('what comes to hold is shown until it is put away, and never again', () => {
  const { holding, own, name } = screen();
  expect(name()).toBeNull();
  holding.value = [SOLVED];
  expect(name()).toBe('solved');
  own.putAway();
  expect(name()).toBeNull();
  holding.value = [];
  holding.value = [SOLVED];
  expect(name()).toBeNull();
});

test('of what held already when the table opened, only what a late player needs is shown', () => {
  expect(screen(SOLVED, ROLE).name()).toBe('role');
});

test('a curtain hides it, and each viewer of a shared screen has it for themselves', () => {
  const { viewer, curtain, own, name } = screen(ROLE);
  curtain.value = 1;
  expect(name()).toBeNull();
  viewer.value = 1;
  curtain.value = null;
  expect(name()).toBe('role');
  own.putAway();
  expect(name()).toBeNull();
  viewer.value = 0;
  expect(name()).toBe('role');
});
