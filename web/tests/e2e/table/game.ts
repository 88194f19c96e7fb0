import { expect } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Kind } from './kind.ts';
import { presetFor } from './presets.ts';
import { type Asked, PATIENCE, type Question } from './question.ts';

export interface Playing {
  readonly hand: Hand;
  /** Drafts another answer than the usual one. False: it does not want to. */
  readonly otherwise?: (asked: Asked) => Promise<boolean>;
  /** Whether enough was played. */
  readonly until?: (asked: Asked) => boolean;
  /** Looks at the curtain before it is lifted. */
  readonly atCurtain?: () => Promise<void>;
}

/** Answers whatever is asked until the game is over, or enough was played. Gives what was asked, in order. */
export async function play(question: Question, playing: Playing): Promise<Kind[]> {
  const kinds: Kind[] = [];
  const next = () => question.next(playing.atCurtain);
  for (let asked = await next(); asked !== null; asked = await next()) {
    if (playing.until?.(asked)) break;
    kinds.push(asked.kind);
    await answer(question, asked, playing);
  }
  return kinds;
}

/** Drafts an answer and confirms it, with all of the question on the screen. */
export async function answer(question: Question, asked: Asked, { hand, otherwise }: Playing): Promise<void> {
  expect(asked.scroll, `the page scrolls at “${asked.prompt}”`).toEqual({ across: 0, down: 0 });
  // What is proposed needs no press.
  if (!(await otherwise?.(asked)) && !asked.isProposed) await plan(question, asked, hand);
  if (await isTaken(question, asked)) return;
  await expect(question.confirm).toBeInViewport({ ratio: 1 });
  await hand.confirm(question);
  await confirmAnyway(question, asked, hand);
}

/** Whether the press that drafted an answer gave it too; else it waits to be confirmed. */
async function isTaken({ page }: Question, { number }: Asked): Promise<boolean> {
  const taken = await page.waitForFunction(
    (asked) => {
      const panel = document.querySelector(`section[data-asked="${asked}"]`);
      if (panel === null) return 'taken';
      if (panel.ariaBusy === 'true') return false;
      return panel.querySelector('[aria-keyshortcuts="Enter"]') !== null && 'drafted';
    },
    number,
    { timeout: PATIENCE },
  );
  return (await taken.jsonValue()) === 'taken';
}

/** Waits until the answer is sent. A warning asks once more. */
async function confirmAnyway({ page, anyway }: Question, { number }: Asked, hand: Hand): Promise<void> {
  const isSent = await page.waitForFunction(
    (asked) => {
      if (document.querySelector('.draft-bar_draft-anyway') !== null) return 'warned';
      return document.querySelector(`section[data-asked="${asked}"]`) === null && 'sent';
    },
    number,
    { timeout: PATIENCE },
  );
  if ((await isSent.jsonValue()) === 'warned') await hand.press(anyway);
}

/** Presses what is wished for; if that is a folder, the first that lies in it. */
export async function plan(
  question: Question,
  asked: Asked,
  hand: Hand,
  presets: readonly RegExp[] = [],
): Promise<void> {
  const { index, isFolder } = presetFor(asked, presets);
  await hand.press(question.options.nth(index));
  if (isFolder) await hand.press(question.options.first());
  else await pressMore(question, index, hand);
}

/** Presses the options that follow, if several are asked for at once. */
async function pressMore({ page, options }: Question, first: number, hand: Hand): Promise<void> {
  const counter = page.locator('.discards > [role="status"]');
  if ((await counter.count()) === 0) return;
  const [, wanted] = (await counter.innerText()).match(/\d+/g) ?? [];
  const offered = await options.count();
  for (let more = 1; more < Number(wanted); more++) await hand.press(options.nth((first + more) % offered));
}
