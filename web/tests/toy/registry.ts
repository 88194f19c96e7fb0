import type { GameUi } from '../../src/draft/game-ui.ts';

/** The registry of a page with Candles alone: it stands in for `src/games/registry.ts`. */
export const PRESENT_RULES: Readonly<Record<string, number>> = { candles: 1 };

export const PLAYABLE: readonly string[] = ['candles'];

export async function loadGameUi(): Promise<GameUi> {
  return (await import('./candles.ts')).ui as unknown as GameUi;
}
