import type { GameProfile } from '@vigilia/kernel';
import type { GameUi } from '../draft/game-ui.ts';
import { memoriesOf } from '../storage/memories.ts';
import type { BrowserStorage } from '../storage/tables.ts';

/** What this device remembers of a game and its present rules know, in the order of its letters. */
export function metBefore({ game, memory }: GameUi, storage?: BrowserStorage): readonly string[] {
  if (memory === undefined) return [];
  const met = new Set(memoriesOf(game.id, storage));
  return memory.known.filter((each) => met.has(each)).sort();
}

/** The options of a new table with what this device remembers; what an earlier table began with is left out. */
export function withMemory<Options extends Readonly<Record<string, unknown>>>(
  ui: GameUi,
  { memory }: Pick<GameProfile, 'memory'>,
  options: Options,
  storage?: BrowserStorage,
): Readonly<Record<string, unknown>> {
  if (memory === undefined) return options;
  const { [memory.option]: _before, ...agreed } = options;
  const met = metBefore(ui, storage);
  return met.length === 0 ? agreed : { ...agreed, [memory.option]: met };
}
