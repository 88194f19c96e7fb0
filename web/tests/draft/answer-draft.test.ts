import { signal } from '@preact/signals';
import { text } from '@vigilia/kernel';
import { type Candles, candles } from '@vigilia/kernel/toy';
import { afterEach, describe, expect, test } from 'vitest';
import { compile } from '../../build/compile.ts';
import { AnswerDraft } from '../../src/draft/answer-draft.ts';
import type { GameUi } from '../../src/draft/game-ui.ts';
import type { Table } from '../../src/table/table.ts';
import { until } from '../table/until.ts';
import { candlesTable } from '../toy/table.ts';

const WORDS = { 'verb.take': compile('Take candle {candle}') };
const opened: AnswerDraft<Candles>[] = [];

function open(given: Partial<GameUi<Candles>> = {}): AnswerDraft<Candles> {
  const ui = {
    ...given,
    game: candles,
    nameOf: (_variable: string, value: string | number) => ({ written: value }),
    nounOf: (variable: string, value: string | number) => (variable === 'candle' ? `candle:${value}` : null),
    planFor: () => null,
    choiceText: (choice: Candles['choice']) => text(`verb.${choice.verb}`, { ...choice }),
  } as unknown as GameUi<Candles>;
  const draft = new AnswerDraft(candlesTable() as unknown as Table<Candles>, ui, signal(WORDS));
  opened.push(draft);
  return draft;
}

afterEach(() => {
  for (const draft of opened.splice(0)) draft.close();
});

describe('a draft', () => {
  test('holds the one choice that is left of what was picked', () => {
    const draft = open();
    draft.pick('candle:2');
    expect(draft.plan.value).toEqual([{ verb: 'take', candle: 2 }]);
    draft.pick('candle:2');
    expect(draft.plan.value).toEqual([]);
  });

  test('sends a plan of several choices at once and is empty afterwards', async () => {
    const draft = open();
    draft.setPlan([{ verb: 'take', candle: 2 }, { verb: 'strike' }]);
    await draft.confirm();
    await until(() => draft.ask.value?.prompt.key === 'prompt.bid');
    expect(draft.plan.value).toEqual([]);
    expect(draft.ask.value?.prompt.vars).toEqual({ candle: 2 });
  });

  test('keeps a plan that is refused, with the reason', async () => {
    const draft = open();
    const plan = [{ verb: 'take', candle: 9 }] as const;
    draft.setPlan(plan);
    await draft.confirm();
    expect(draft.plan.value).toEqual(plan);
    expect(draft.refusal.value).toMatchObject({ refused: true });
    draft.clear();
    expect([draft.plan.value, draft.refusal.value]).toEqual([[], null]);
  });

  test('drops picks and plan when another question is asked', async () => {
    const draft = open();
    draft.setPlan([{ verb: 'take', candle: 3 }]);
    await draft.table.choose('take 1');
    expect(draft.plan.value).toEqual([]);
  });

  test('says a choice in words, or in notation where the game has no words', () => {
    const draft = open();
    expect(draft.choiceText({ verb: 'take', candle: 1 }).key).toBe('verb.take');
    expect(draft.choiceText({ verb: 'strike' })).toEqual(text('asking.notation', { notation: 'strike' }));
  });

  test('gives the reason for a choice that is not offered and drafts one that is', async () => {
    const draft = open();
    await draft.tryOut({ verb: 'strike' });
    expect([draft.plan.value, draft.refusal.value === null]).toEqual([[], false]);
    await draft.tryOut({ verb: 'take', candle: 1 });
    expect([draft.plan.value.length, draft.refusal.value]).toEqual([1, null]);
  });

  test('says an ellipsis for words that come late, then the words, and closes them with itself', () => {
    const messages = signal({});
    let isClosed = false;
    const draft = open({
      lateWords: () => ({
        messages,
        isWaiting: signal(false),
        isLate: (key) => key.startsWith('legend.'),
        close: () => {
          isClosed = true;
        },
      }),
    });
    expect(draft.say(text('legend.first'))).toBe('…');
    messages.value = { 'legend.first': 'Once there was a candle.' };
    expect(draft.say(text('legend.first'))).toBe('Once there was a candle.');
    expect(() => draft.say(text('verb.unknown'))).toThrow(RangeError);
    draft.close();
    opened.splice(opened.indexOf(draft), 1);
    expect(isClosed).toBe(true);
  });
});
