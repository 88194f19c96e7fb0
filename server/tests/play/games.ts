import { entry as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import type { GameEntry } from '@vigilia/kernel';
import type { GameRegistry } from '../../src/table/game-registry.ts';

/** A game without hints. */
const unadvised = { ...diario, profile: { ...diario.profile, adviser: null } };

/** Both games; the worker of the tests plays their own bots. */
export const games: GameRegistry = new Map(
  ([eleven, unadvised] as unknown as GameEntry[]).map((entry) => [entry.profile.id, entry]),
);

export const worker = new URL('../bots/worker.ts', import.meta.url);
