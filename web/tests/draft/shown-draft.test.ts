import { type Signal, signal } from '@preact/signals';
import { type Refusal, refuse, text } from '@vigilia/kernel';
import { type Candles, candles } from '@vigilia/kernel/toy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerDraft } from '../../src/draft/answer-draft.ts';
import type { GameUi } from '../../src/draft/game-ui.ts';
import type { ConnectionState } from '../../src/table/company.ts';
import type { Table } from '../../src/table/table.ts';
import { candlesTable } from '../toy/table.ts';

/** A draft at a table that passes drafts on, and the lines that it was given. */
function open({ isOpen = true, answers = [] as (Refusal | null)[] } = {}) {
  const lines: string[] = [];
  const connection: Signal<ConnectionState> = signal('connected');
  const ui = {
    game: isOpen ? { ...candles, openQuestion: () => null } : candles,
    nameOf: (_variable: string, value: string | number) => ({ written: value }),
    nounOf: () => null,
    planFor: () => null,
    choiceText: () => text('verb.take'),
  } as unknown as GameUi<Candles>;
  const table = Object.assign(candlesTable(), {
    company: { connection },
    showDraft: async ({ line }: { line: string }) => {
      lines.push(line);
      return answers.shift() ?? null;
    },
  }) as unknown as Table<Candles>;
  const draft = new AnswerDraft(table, ui, signal({}), signal(false));
  const take = (candle: number) => draft.setPlan([{ verb: 'take', candle } as Candles['choice']]);
  return { draft, lines, connection, take };
}

/** Lets all that is sent be sent; other timers of the same process may go on for ever. */
const settled = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what is drafted is shown at once, then only the latest of what changes quickly, and nothing twice', async () => {
  const { draft, lines, take } = open();
  expect(lines).toEqual([]);
  for (const candle of [1, 2, 3, 3]) take(candle);
  await settled();
  expect(lines).toEqual(['take 1', 'take 3']);
  draft.clear();
  await settled();
  expect(lines).toEqual(['take 1', 'take 3', '']);
  draft.close();
});

test('a draft that was sent too fast is sent again, and one that the table refuses is not', async () => {
  const tooFast = open({ answers: [refuse(null, 'refusal.too-fast', { seconds: 1 })] });
  tooFast.take(1);
  await settled();
  expect(tooFast.lines).toEqual(['take 1', 'take 1']);
  const refused = open({ answers: [refuse(null, 'refusal.no-draft')] });
  refused.take(1);
  await settled();
  expect(refused.lines).toEqual(['take 1']);
  for (const { draft } of [tooFast, refused]) draft.close();
});

test('a line that was cut shows the draft again', async () => {
  const { draft, lines, connection, take } = open();
  take(2);
  connection.value = 'lost';
  await settled();
  connection.value = 'connected';
  await settled();
  expect(lines).toEqual(['take 2', 'take 2']);
  draft.close();
});

test('in a game whose questions do not lie open nothing is shown', async () => {
  const { draft, lines, take } = open({ isOpen: false });
  take(1);
  await settled();
  expect(lines).toEqual([]);
  draft.close();
});
