import type { Eleven } from '@vigilia/game-011';
import type { Text } from '@vigilia/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnswerDraft } from '../../src/draft/answer-draft.ts';
import { nounOf } from '../../src/games/011/nouns.ts';
import { turnLine } from '../../src/games/011/turn-line.ts';
import { entriesOf, passed } from '../log/log.ts';
import { TestStorage } from '../storage/storage.ts';

const seat = 1;

/** Says of a text only what its variables name. */
const draft = {
  ui: { nounOf, turnLine },
  pieces: ({ vars = {} }: Text) => Object.entries(vars).map(([variable, value]) => ({ variable, value })),
} as unknown as AnswerDraft;

let latestNouns: typeof import('../../src/frame/turn-lights.ts').latestNouns;

beforeAll(async () => {
  vi.stubGlobal('localStorage', new TestStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => null } } });
  ({ latestNouns } = await import('../../src/frame/turn-lights.ts'));
});

const began: readonly Eleven['event'][] = [
  { type: 'turn-began', seat },
  { type: 'character-chosen', seat, character: 'lilja' },
];
const ended: Eleven['event'] = { type: 'turn-ended', seat };
const walked: Eleven['event'] = { type: 'walked', seat, character: 'lilja', square: 'r4c6' };

test('a turn that goes on lights who plays it, with whom, and where the way has led', () => {
  const first = entriesOf([null], [seat, ...began]);
  expect(latestNouns(draft, first)).toEqual(['seat:1', 'character:lilja']);
  const later = entriesOf([null], [seat, ...began], [seat, walked]);
  expect(latestNouns(draft, later)).toEqual(['seat:1', 'character:lilja', 'square:r4c6']);
});

test('what is no turn lights what happened last, and an earlier turn is dark again', () => {
  const log = entriesOf([null], [seat, ...began, walked, ended], [2, passed(2)]);
  expect(latestNouns(draft, log)).toEqual(['seat:2']);
});
