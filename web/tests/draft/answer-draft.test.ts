import { signal } from '@preact/signals';
import { compile, text } from '@vigilia/kernel';
import { type Candles, candles } from '@vigilia/kernel/toy';
import { afterEach, describe, expect, test } from 'vitest';
import { AnswerDraft } from '../../src/draft/answer-draft.ts';
import type { AnsweringUi } from '../../src/draft/answering-ui.ts';
import type { GameUi } from '../../src/draft/game-ui.ts';
import type { Table } from '../../src/table/table.ts';
import { until } from '../table/until.ts';
import { candlesTable } from '../toy/table.ts';

const WORDS = { 'verb.take': compile('Take candle {candle}') };
const opened: AnswerDraft<Candles>[] = [];

function open(
  answering: AnsweringUi<Candles> = {},
  given: Partial<GameUi<Candles>> = {},
  { confirmsAll = false, isGuided = false } = {},
): AnswerDraft<Candles> {
  const ui = {
    ...given,
    game: candles,
    answering,
    nameOf: (_variable: string, value: string | number) => ({ written: value }),
    nounOf: (variable: string, value: string | number) => (variable === 'candle' ? `candle:${value}` : null),
    planFor: () => null,
    choiceText: (choice: Candles['choice']) => text(`verb.${choice.verb}`, { ...choice }),
  } as unknown as GameUi<Candles>;
  const table = Object.assign(candlesTable(), { isGuided }) as unknown as Table<Candles>;
  const draft = new AnswerDraft(table, ui, signal(WORDS), signal(confirmsAll));
  opened.push(draft);
  return draft;
}

afterEach(() => {
  for (const draft of opened.splice(0)) draft.close();
});

describe('a draft', () => {
  test('holds the one choice that is left of what was picked, and is sent when it is picked again', async () => {
    const draft = open();
    draft.pick('candle:2');
    expect(draft.plan.value).toEqual([{ verb: 'take', candle: 2 }]);
    expect(draft.table.log.value).toHaveLength(1);
    draft.pick('candle:3');
    draft.pick('candle:3');
    await until(() => draft.table.log.value.length > 1);
    expect(draft.answeredBy.value).not.toBeNull();
  });

  test('is made by a press and sent by the same press again', async () => {
    const draft = open();
    const take = (candle: number) => draft.press([{ verb: 'take', candle }]);
    take(2);
    take(3);
    expect(draft.plan.value).toEqual([{ verb: 'take', candle: 3 }]);
    expect(draft.table.log.value).toHaveLength(1);
    take(3);
    await until(() => draft.table.log.value.length > 1);
  });

  test.each([
    ['can be taken back', false, true, true],
    ['cannot be taken back', false, false, false],
    ['can be taken back, but the person confirms every choice', true, true, false],
  ])('is sent at once or not where it %s', async (_when, confirmsAll, isFree, isSent) => {
    const draft = open({ canTakeBack: () => isFree }, {}, { confirmsAll });
    draft.press([{ verb: 'take', candle: 2 }]);
    await Promise.resolve();
    expect(draft.table.log.value.length > 1).toBe(isSent);
    expect(draft.plan.value.length === 0).toBe(isSent);
  });

  test('is sent at once on the board too', async () => {
    const draft = open({ canTakeBack: () => true });
    draft.pick('candle:2');
    await until(() => draft.table.log.value.length > 1);
  });

  test('goes on with what the game offers after it, and leaves the order that belongs to it', async () => {
    const further = { choices: [{ verb: 'strike' as const }], order: 'wait', text: text('any') };
    const draft = open({ furtherOf: () => further });
    const left: (string | null)[] = [];
    Object.assign(draft.table, { leaveOrder: async (line: string | null) => void left.push(line) });
    expect(draft.further()).toBeNull();
    draft.press([{ verb: 'take', candle: 2 }]);
    expect(draft.further()).toBe(further);
    await draft.confirmFurther(further);
    expect(draft.table.log.value.length).toBeGreaterThan(2);
    expect(left).toEqual(['wait']);
  });

  test('sends a plan of several choices at once and is empty afterwards', async () => {
    const draft = open();
    draft.setPlan([{ verb: 'take', candle: 2 }, { verb: 'strike' }]);
    await draft.confirm();
    await until(() => draft.ask.value?.prompt.key === 'prompt.bid');
    expect(draft.plan.value).toEqual([]);
    expect(draft.ask.value?.prompt.vars).toEqual({ candle: 2 });
  });

  test.each([
    [true, 1],
    [false, null],
  ])(
    'remembers the entry of its latest answer only on an openly shared screen: %s',
    async (isSharedOpenly, entry) => {
      const draft = open();
      Object.assign(draft.table, { isSharedOpenly });
      await draft.send('take 9');
      expect(draft.answeredFrom.value).toBeNull();
      await draft.send('take 2');
      expect(draft.answeredFrom.value).toBe(entry);
    },
  );

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
    const lateWords = () => ({
      messages,
      isWaiting: signal(false),
      isLate: (key: string) => key.startsWith('legend.'),
      close: () => {
        isClosed = true;
      },
    });
    const draft = open({}, { lateWords });
    expect(draft.say(text('legend.first'))).toBe('…');
    messages.value = { 'legend.first': 'Once there was a candle.' };
    expect(draft.say(text('legend.first'))).toBe('Once there was a candle.');
    expect(() => draft.say(text('verb.unknown'))).toThrow(RangeError);
    draft.close();
    opened.splice(opened.indexOf(draft), 1);
    expect(isClosed).toBe(true);
  });
});

describe('a follow-up', () => {
  /** Strikes by itself as soon as a candle has been taken. */
  function striking() {
    const asked: string[] = [];
    const followUp: AnsweringUi<Candles>['followUp'] = ({ ask }) => {
      asked.push(ask.prompt.key);
      return ask.choices.some(({ verb }) => verb === 'strike') ? [{ verb: 'strike' }] : null;
    };
    return { draft: open({ followUp }), asked };
  }

  test('answers the question that opens after an answer of this screen, without a confirmation', async () => {
    const { draft, asked } = striking();
    draft.setPlan([{ verb: 'take', candle: 2 }]);
    await draft.confirm();
    await until(() => draft.ask.value?.prompt.key === 'prompt.bid');
    expect(asked).toEqual(['prompt.keep', 'prompt.bid']);
    expect(draft.plan.value).toEqual([]);
  });

  test('is not asked for the first question of a page, nor for one that others opened', async () => {
    const { draft, asked } = striking();
    expect(asked).toEqual([]);
    await draft.table.choose('take 2');
    expect([asked, draft.ask.value?.prompt.key]).toEqual([[], 'prompt.keep']);
  });

  test('is not asked after an undo', async () => {
    const asked: string[] = [];
    const draft = open({
      followUp({ ask }) {
        asked.push(ask.prompt.key);
        return null;
      },
    });
    await draft.send('take 2');
    await draft.send('take 3');
    expect(asked).toHaveLength(2);
    await draft.undo();
    expect([asked.length, draft.answeredBy.value]).toEqual([2, null]);
    await draft.send('take 1');
    expect(asked).toHaveLength(3);
  });

  test('that is refused leaves the question to the player, without a reason', async () => {
    let count = 0;
    const draft = open({
      followUp() {
        count++;
        return [{ verb: 'take', candle: 9 }];
      },
    });
    await draft.send('take 2');
    await until(() => !draft.isSending.value);
    expect([count, draft.refusal.value, draft.ask.value?.prompt.key]).toEqual([1, null, 'prompt.keep']);
  });
});

describe('what comes before a question', () => {
  const first: AnsweringUi<Candles> = {
    firstOf: ({ ask }) => ({
      choice: { verb: 'take', candle: 3 },
      waiting: { ...ask, choices: [{ verb: 'take', candle: 2 }], ranges: [] },
      why: text('asking.confirm'),
      text: text('asking.confirm'),
    }),
    canTakeBack: () => true,
  };

  test('keeps the options in sight, and no press of them is sent', async () => {
    const draft = open(first);
    const take = () => draft.press([{ verb: 'take', candle: 2 }]);
    expect(draft.choices.value).toEqual([{ verb: 'take', candle: 2 }]);
    take();
    take();
    await draft.confirm();
    expect(draft.plan.value).toEqual([{ verb: 'take', candle: 2 }]);
    expect(draft.table.log.value).toHaveLength(1);
  });

  test('is answered by a press of its own, and what is drafted stays', async () => {
    const draft = open(first);
    draft.press([{ verb: 'take', candle: 2 }]);
    await draft.answerFirst();
    expect(draft.table.log.value.length).toBeGreaterThan(1);
    expect(draft.plan.value).toEqual([{ verb: 'take', candle: 2 }]);
  });
});

describe('a warning', () => {
  const warningOf: AnsweringUi<Candles>['warningOf'] = (_asked, plan) =>
    plan.some(({ verb }) => verb === 'strike') ? text('verb.take', { candle: 1 }) : null;

  test('holds the plan back until it is confirmed a second time', async () => {
    const draft = open({ warningOf });
    draft.setPlan([{ verb: 'take', candle: 2 }, { verb: 'strike' }]);
    await draft.confirm();
    expect([draft.isWarned.value, draft.plan.value.length]).toEqual([true, 2]);
    await draft.confirm();
    await until(() => draft.ask.value?.prompt.key === 'prompt.bid');
    expect([draft.isWarned.value, draft.plan.value]).toEqual([false, []]);
  });

  test('stands anew before another plan, and not before a plan that can be mended', async () => {
    const draft = open({ warningOf });
    draft.setPlan([{ verb: 'take', candle: 2 }, { verb: 'strike' }]);
    await draft.confirm();
    draft.setPlan([{ verb: 'take', candle: 1 }, { verb: 'strike' }]);
    await draft.confirm();
    expect([draft.isWarned.value, draft.plan.value.length]).toEqual([true, 2]);
    draft.setPlan([{ verb: 'take', candle: 3 }]);
    await draft.confirm();
    expect(draft.plan.value).toEqual([]);
  });
});

describe('an answer that is proposed', () => {
  const strike = { verb: 'strike' } as const;
  const take = { verb: 'take', candle: 2 } as const;

  test('is drafted when the question opens, and another press drafts another', async () => {
    const draft = open({ openingFor: () => ({ plan: [take], isOnControl: false }) });
    await until(() => draft.plan.value.length > 0);
    expect([draft.plan.value, draft.isProposed.value]).toEqual([[take], true]);
    draft.press([{ verb: 'take', candle: 1 }]);
    expect(draft.isProposed.value).toBe(false);
    draft.clear();
    expect(draft.plan.value).toEqual([]);
  });

  test('is drafted in a lesson only where the game says so', () => {
    const openingFor: AnsweringUi<Candles>['openingFor'] = (_asked, { isGuided }) =>
      isGuided ? null : { plan: [take], isOnControl: false };
    expect(open({ openingFor }, {}, { isGuided: true }).plan.value).toEqual([]);
    expect(open({ openingFor }).plan.value).toEqual([take]);
  });

  test('on a control is drafted like a plan that was pressed', () => {
    const draft = open({ openingFor: () => ({ plan: [take, strike], isOnControl: true }) });
    expect([draft.plan.value, draft.isProposed.value]).toEqual([[take, strike], false]);
  });

  test('of a control that is fetched late is drafted when that has come, once, and over no other draft', () => {
    const late = signal(false);
    const openingFor = () => (late.value ? { plan: [take], isOnControl: true } : null);
    const [waiting, pressed] = [open({ openingFor }), open({ openingFor })];
    pressed.press([{ verb: 'take', candle: 1 }]);
    expect(waiting.plan.value).toEqual([]);
    late.value = true;
    expect(waiting.plan.value).toEqual([take]);
    expect(pressed.plan.value).toEqual([{ verb: 'take', candle: 1 }]);
    waiting.clear();
    late.value = false;
    late.value = true;
    expect(waiting.plan.value).toEqual([]);
  });

  /** A question with a single answer after one of this person's; what is sent is noted. */
  async function onlyStrike({
    answersAutomatically = true,
    mayUndo = false,
    isFirst = false,
    isShowing = false,
  }) {
    const draft = open({
      answersAutomatically: () => answersAutomatically,
      isShowing: () => isShowing,
      openingFor: () => ({ plan: [strike], isOnControl: false }),
    });
    const [first] = draft.table.asks.value;
    if (first === undefined) throw new Error('nothing is asked');
    const asks = signal([first]);
    const sent: string[] = [];
    const choose = async (line: string) => {
      sent.push(line);
      return null;
    };
    const table = Object.assign(candlesTable(), { asks, choose, mayUndo: signal(mayUndo) });
    const next = new AnswerDraft<Candles>(table as unknown as Table<Candles>, draft.ui, signal(WORDS));
    opened.push(next);
    if (!isFirst) await next.send('take 2');
    asks.value = [{ ...first, question: 9, choices: [strike] }];
    await Promise.resolve();
    return { draft: next, sent: sent.filter((line) => line === 'strike') };
  }

  test('takes itself in the course of a person’s answers where it is the only one, and that is said', async () => {
    const { draft, sent } = await onlyStrike({});
    await until(() => draft.tookItself.value.length > 0);
    expect(sent).toEqual(['strike']);
    expect(draft.tookItself.value).toEqual([draft.choiceText(strike)]);
    // The log holds the deal alone, so the answer that took itself is its first.
    expect([...draft.byItself.value]).toEqual([1]);
    await draft.send('take 1');
    expect(draft.tookItself.value).toEqual([]);
  });

  test.each([
    ['where the game says no', { answersAutomatically: false }],
    ['where a free undo would be lost with it', { mayUndo: true }],
    ['to a person who has just come', { isFirst: true }],
    ['before what was shown is put away', { isShowing: true }],
  ])('is drafted and not taken %s', async (_where, given) => {
    const { draft, sent } = await onlyStrike(given);
    expect(sent).toEqual([]);
    expect([draft.plan.value, draft.isProposed.value]).toEqual([[strike], true]);
  });
});

describe('a seat for which an order answers', () => {
  const follow = (order: string) => (order === 'wake' ? 'wake' : { verb: 'strike' });
  const orders = { isDone: () => false, follow } as unknown as NonNullable<GameUi<Candles>['orders']>;

  test('is asked nothing, unless the order leaves the decision to its owner', async () => {
    const draft = open({}, { orders });
    const order = signal<string | null>(null);
    Object.assign(draft.table, { order });
    const next = new AnswerDraft<Candles>(draft.table, draft.ui, signal(WORDS));
    opened.push(next);
    expect(next.ask.value).not.toBeNull();
    order.value = 'strike';
    expect(next.ask.value).toBeNull();
    order.value = 'wake';
    expect(next.ask.value).not.toBeNull();
  });

  test('keeps what was shown before the answers of its order', async () => {
    const draft = open({}, { orders });
    const order = signal<string | null>(null);
    Object.assign(draft.table, { order });
    const next = new AnswerDraft<Candles>(draft.table, draft.ui, signal(WORDS));
    opened.push(next);
    expect(await draft.table.choose('take 1')).toBeNull();
    expect([...next.byItself.value]).toEqual([]);
    order.value = 'take 2';
    expect(await draft.table.choose('take 2')).toBeNull();
    expect([...next.byItself.value]).toEqual([2]);
    expect(await draft.table.undo()).toBeNull();
    expect([...next.byItself.value]).toEqual([]);
  });
});
