import { expect, type Page } from '@playwright/test';
import { before, golden, isStory, nearlyOver } from '../table/diario/golden.ts';
import { Journal } from '../table/diario/journal.ts';
import { layDiario, PEOPLE } from '../table/diario/lay.ts';
import { byMouse } from '../table/diario/writers.ts';
import { doorOf } from '../table/door.ts';
import type { Written } from '../table/golden.ts';
import { deal } from '../table/lay.ts';
import type { Screen, Screens } from './screen.ts';

interface Table {
  readonly names?: readonly string[];
  readonly come?: (page: Page, journal: Journal) => Promise<unknown>;
}

/** A table of Diario, and what it shows that no other screen does. */
function table(at: Written, shows: string, { names = ['Livia'], come }: Table = {}): Screen {
  return {
    name: 'the table',
    async come(page) {
      await page.goto(await layDiario(page, at, { names }));
      const journal = new Journal(page, byMouse);
      await journal.next();
      await come?.(page, journal);
      await expect(page.locator(shows).first()).toBeVisible();
    },
  };
}

/** What the suite looks at in the size of a laptop. */
export const DIARIO_WIDE: Screens = {
  'arrival in Diario': [
    {
      name: 'the people',
      async come(page) {
        await page.goto(await layDiario(page, deal('arrival', 1)));
        await expect(page.locator('.arrival')).toBeVisible();
        // On a phone they have the screen to themselves.
        await expect(page.locator('section[data-asked]')).toBeAttached();
      },
    },
  ],
  'a round of the Day in Diario': [table(before('fight-won', /^p1 build/), '.round-board_round')],
  'the Evening in Diario': [table(before('fight-won', /^p1 guard/), '.evening-board_places')],
  'exploring in Diario': [table(before('fight-won', /^p1 explore/), '.exploring-board_exploring')],
  'a story in Diario': [table(golden('fight-won', isStory), '.story-page_passage-text')],
  'a barter in Diario': [table(before('barter-out-of-doors', /^p1 give raw-food/), '.barter-board_sides')],
  'a fight in Diario': [table(before('fight-won', /^p1 fight/), '.fight-board')],
  'a council around one screen in Diario': [
    table(before('council', /^p2 decide/), '.council', {
      names: PEOPLE,
      come: (_, { panel }) => panel.getByText('Record an opinion').click(),
    }),
  ],
  'the Diary in Diario': [
    table(before('solo', /^p1 treat/), '.diary', { come: (page) => page.keyboard.press('d') }),
  ],
  'the first day of Diario': [
    {
      name: 'the goals',
      async come(page) {
        await page.goto('/learn/first-day');
        await new Journal(page, byMouse).next();
        await expect(page.getByText('Goal 1 of 9')).toBeVisible();
      },
    },
  ],
  'the lobby of Diario': [
    {
      name: 'with a free seat',
      async come(page) {
        await page.goto('/');
        await doorOf(page, 'Diario').getByRole('button', { name: 'Play with friends' }).click();
        await page.getByRole('button', { name: 'Open the table' }).click();
        await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
        await expect(page.getByText('Seat 2 is free')).toBeVisible();
      },
    },
  ],
};

/** What the suite looks at in the size of a phone. */
export const DIARIO_UPRIGHT: Screens = {
  'Dusk in Diario': [table(before('solo', /^p1 drink/), '.dusk-board_line')],
  'setting out in Diario': [table(before('fight-won', /^p1 go/), '.outing-board_places')],
  'findings in Diario': [table(before('fight-won', /^p1 drop/), '.findings-board_weight')],
  'a Night Raid in Diario': [table(before('fight-won', /^p1 shield/), '.raid-board')],
  'the Narrative Action in Diario': [table(before('fight-won', /^p1 narrate/), '.dawn-board_dawn-card')],
  'the ending in Diario': [
    table(nearlyOver('solo'), '.ending-page', { come: (_, journal) => journal.play() }),
    {
      name: 'a replay',
      async come(page) {
        await page.getByRole('link', { name: 'Replay' }).click();
        await expect(page.locator('.replay_controls').first()).toBeVisible();
      },
    },
  ],
};
