import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Control } from '../../../src/draft/answering-ui.ts';
import { exploringBoard } from '../../../src/games/diario/table/boards/exploring/exploring-board.tsx';
import { raidBoard } from '../../../src/games/diario/table/boards/raid/raid-board.tsx';
import { invitationOf } from '../../../src/games/diario/table/council/invitation.ts';
import { firstAsked } from '../moments.ts';

const asked = firstAsked('prompt.explore');

const promptOf = (board: Control<Diario>, key: string) =>
  board.promptOf?.({ ...asked, ask: { ...asked.ask, prompt: text(key, { exploration: 'scrap-heap' }) } });

test('a question is short where its options say the rest', () => {
  expect(exploringBoard.promptOf?.(asked)).toEqual(text('exploring.prompt', asked.ask.prompt.vars));
  expect(promptOf(exploringBoard, 'prompt.search')?.key).toBe('exploring.prompt-card');
  expect(promptOf(raidBoard, 'prompt.shield')?.key).toBe('raid-board.prompt');
});

test('a question that says what no option says stands as it is', () => {
  expect(promptOf(exploringBoard, 'prompt.hush')?.key).toBe('prompt.hush');
  expect(promptOf(raidBoard, 'prompt.arm')?.key).toBe('prompt.arm');
});

test('LEAD-1: a voice is an invitation, and a decision is a turn', () => {
  expect(invitationOf({ prompt: text('prompt.voice') })?.key).toBe('council.may-speak');
  expect(invitationOf({ prompt: text('prompt.duty') })).toBeNull();
});
