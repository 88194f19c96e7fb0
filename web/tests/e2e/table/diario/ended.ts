import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { game, type View } from '@vigilia/game-diario';
import { chooseText, isRefusal, open } from '@vigilia/kernel';
import type { Journal } from './journal.ts';
import { storedTable } from './stored.ts';

const TEXTS = JSON.parse(
  readFileSync(new URL('../../../../../games/diario/texts/en.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

type Over = NonNullable<View['over']>;

/** Plays the stored record again by the rules. Expects that it ends, and that the page tells that ending and its score. */
export async function expectEnding({ page, ending }: Journal): Promise<Over> {
  const { header, log } = await storedTable(page);
  let session = open(game, header);
  for (const entry of log) {
    if (isRefusal(session)) throw new Error(session.reason.key);
    if ('choice' in entry) session = chooseText(session, entry.by, entry.choice);
  }
  if (isRefusal(session)) throw new Error(session.reason.key);
  const { over } = game.view(session.moment.state, 0);
  if (over === null) throw new Error('the record does not lead to an end');
  await expect(ending.getByRole('heading', { level: 2 }).first()).toHaveText(
    TEXTS[`ending.${over.how}`] ?? '',
  );
  const score = ending.getByText(/^Score: /);
  if (over.score === null) await expect(score).toHaveCount(0);
  else await expect(score).toHaveText(`Score: ${over.score}`.replace('-', '−'));
  return over;
}
