import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { game as eleven } from '@vigilia/game-011';
import { type Entry, header } from '@vigilia/kernel';

/** A picture to take: a table as a device stores it, and the input before the picture. */
export interface Scene {
  readonly name: string;
  /** Null for the home page. */
  readonly table: { readonly game: string; readonly seat: number; readonly more: readonly string[] } | null;
  act(page: Page): Promise<void>;
}

const positions = '../../web/src/games/011/lessons/positions/';

export const SCENES: readonly Scene[] = [
  { name: 'front-door', table: null, act: async () => {} },
  {
    name: 'auction',
    table: {
      game: `${positions}auction.txt`,
      seat: 2,
      more: ['p3 bid I 1', 'p4 bid I 2', 'p1 pass', 'p2 pass'],
    },
    act: async (page) => void (await page.keyboard.press('1')),
  },
  {
    name: 'move',
    table: {
      game: `${positions}walking.txt`,
      seat: 0,
      more: ['p1 choose johnsson', 'p1 turn 3'],
    },
    act: async (page) => void (await page.locator('[data-square="r6c5"]').click()),
  },
  {
    name: 'sheet',
    table: { game: `${positions}hero.txt`, seat: 2, more: [] },
    async act(page) {
      if ((page.viewportSize()?.width ?? 0) > 600) await page.keyboard.press('d');
      else await page.locator('[role="tab"]').nth(4).click();
    },
  },
  {
    name: 'end',
    table: { game: '../../games/011/golden/hero-of-four.txt', seat: 2, more: [] },
    act: async () => {},
  },
];

/** A game in the notation of golden games, as a device stores its table. */
export function keptTable({ game, seat, more }: NonNullable<Scene['table']>, id: string): object {
  const written = readFileSync(new URL(game, import.meta.url), 'utf8').split('\n');
  const [, seats = '', seed = ''] = (written.find((line) => line.startsWith('deal ')) ?? '').split(' ');
  const log: Entry[] = [...written.filter((line) => /^p\d /.test(line)), ...more].map((line) => ({
    by: Number(line[1]) - 1,
    choice: line.slice(3),
  }));
  const sitting = Array.from({ length: Number(seats) }, (_, other) =>
    other === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'detective' },
  );
  return {
    id,
    game: '011',
    header: header({
      game: '011',
      rules: eleven.rules,
      seed,
      entropy: [],
      seats: Number(seats),
      options: {},
    }),
    log,
    seats: sitting,
    assist: 'odds',
    createdAt: 0,
    changedAt: 0,
    over: false,
    seen: sitting.map(() => log.length + 1),
    orders: sitting.map(() => null),
    times: [],
  };
}
