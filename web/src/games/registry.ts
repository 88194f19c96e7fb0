import type { GameUi } from '../draft/game-ui.ts';

/** The games that can be played on this page, each fetched when it is first needed. */
const SHELF: Readonly<Record<string, () => Promise<GameUi>>> = {
  '011': async () => (await import('./011/ui.ts')).ui as unknown as GameUi,
};

/** The version of each game's rules, known before the game is fetched. */
export const PRESENT_RULES: Readonly<Record<string, number>> = { '011': 2 };

export const PLAYABLE: readonly string[] = Object.keys(SHELF);

export async function loadGameUi(id: string): Promise<GameUi> {
  const take = SHELF[id];
  if (take === undefined) throw new RangeError(`no such game here: ${id}`);
  return take();
}
