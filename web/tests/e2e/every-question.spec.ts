import type { Page } from '@playwright/test';
import { type Eleven, game as eleven } from '@vigilia/game-011';
import { type Diario, game as diario } from '@vigilia/game-diario';
import { furtherOf, proposalFor } from '../../src/games/011/asking/foresight.ts';
import type { StoredSeat } from '../../src/storage/tables.ts';
import { kindsOf, type Positions, positionsOf, type WayOf } from './table/asked-kinds.ts';
import { Journal } from './table/diario/journal.ts';
import { byMouse } from './table/diario/writers.ts';
import type { Written } from './table/golden.ts';
import { expectLaidOut } from './table/laid-out.ts';
import { deal, lay } from './table/lay.ts';
import { expect, test } from './table/test.ts';

/** Whether the question opens with a draft, and whether more can be confirmed with it. */
const byProposal: WayOf<Eleven> = (ask, viewNow) => {
  const proposed = proposalFor({ ask, view: viewNow() });
  if (proposed === null) return 'with nothing proposed';
  return furtherOf({ ask, view: viewNow() }, [proposed]) === null ? 'proposed' : 'proposed with more';
};

const byCompany: WayOf<Diario> = (_ask, viewNow) => (viewNow().seats > 1 ? 'with voices' : 'alone');

/** What no table of this device asks, or no recorded game, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'prompt.voice': 'asked of a friend at another screen: diario-council.spec.ts looks at it',
  'prompt.shots': 'it takes an Assault Rifle that was mended, and no recorded game had that luck',
};

let positions011: Positions | null = null;
let positionsDiario: Positions | null = null;

const GAMES = [
  { game: eleven, bot: 'apprentice', positions: () => (positions011 ??= positionsOf(eleven, byProposal)) },
  { game: diario, bot: 'council', positions: () => (positionsDiario ??= positionsOf(diario, byCompany)) },
] as const;

for (const { game, bot, positions } of GAMES) {
  for (const [turn, kind] of kindsOf(game.id).entries()) {
    if (ELSEWHERE[kind] !== undefined) continue;
    test(`${game.id} lays out ${kind} at every size`, async ({ page }) => {
      const ways = positions().get(kind) ?? [];
      expect([...ways], `${kind} is asked in no recorded game`).not.toEqual([]);
      for (const [way, written] of ways) {
        await openAt(page, written, { game, bot });
        await expectLaidOut(page, `${kind} ${way}`);
        await page.keyboard.press('h');
        await expect(page.locator('.asides_hints[aria-busy="false"]')).toBeVisible();
        await expectLaidOut(page, `${kind} ${way}, with hints`, { turn });
        await page.keyboard.press('Escape');
        await page.keyboard.press('1');
        await expectLaidOut(page, `${kind} ${way}, with a draft`, { turn });
      }
    });
  }
}

test('the Day’s round is laid out after it was planned by keys', async ({ page }) => {
  const written = GAMES[1].positions().get('prompt.assign')?.get('alone') as Written;
  await openAt(page, written, { game: diario, bot: 'council' });
  for (const key of ['1', 'Enter', '2', '5', 'Enter', '9', 'b', 'ArrowRight', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expectLaidOut(page, 'planned by keys');
});

test.describe('before a first game', () => {
  test.use({ knowsGoals: false });

  test('what wins leaves the question free', async ({ page }) => {
    await page.goto(await lay(page, deal('a first game'), { assist: 'hints' }));
    await expect(page.getByRole('region', { name: 'What wins' })).toBeVisible();
    await expectLaidOut(page, 'what wins', { within: '.answering-panel_asking, .goal_first-goal' });
  });
});

interface Opening {
  readonly game: { readonly id: string; readonly rules: number };
  /** The bots at the seats that are not asked. */
  readonly bot: string;
}

/** Opens a position with a person at the seat that is asked, and with all help. */
async function openAt(page: Page, written: Written, { game, bot }: Opening): Promise<void> {
  const [, seats] = written.lines[0]?.split(' ') ?? [];
  const sitting = Array.from(
    { length: Number(seats) },
    (_, seat): StoredSeat =>
      seat === written.seat ? { kind: 'person', name: 'Livia' } : { kind: 'bot', bot },
  );
  await page.goto(await lay(page, written, { game, seats: sitting, assist: 'hints' }));
  await new Journal(page, byMouse).next();
}
