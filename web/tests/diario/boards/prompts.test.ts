import { text, type Variables } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { invitationOf } from '../../../src/games/diario/table/table-texts.ts';
import { firstAsked } from '../moments.ts';
import { controls } from './parts.ts';

const asked = firstAsked('prompt.explore');

/** What a board asks in place of this question. */
const promptOf = (board: string, key: string, vars: Variables = { exploration: 'scrap-heap' }) =>
  controls
    .find(({ name }) => name === board)
    ?.promptOf?.({ ...asked, ask: { ...asked.ask, prompt: text(key, vars) } });

test('a question is short if its options say the rest', () => {
  const { vars } = asked.ask.prompt;
  expect(promptOf('exploring', 'prompt.explore', vars)).toEqual(text('exploring.prompt', vars));
  expect(promptOf('exploring', 'prompt.search')?.key).toBe('exploring.prompt-card');
  expect(promptOf('raid', 'prompt.shield')?.key).toBe('raid-board.prompt');
});

test('a question that says what no option says stands as it is', () => {
  expect(promptOf('exploring', 'prompt.hush')?.key).toBe('prompt.hush');
  expect(promptOf('raid', 'prompt.arm')?.key).toBe('prompt.arm');
});

test('LEAD-1: a voice is an invitation, and a decision is a turn', () => {
  expect(invitationOf({ prompt: text('prompt.voice') })?.key).toBe('council.may-speak');
  expect(invitationOf({ prompt: text('prompt.duty') })).toBeNull();
});
