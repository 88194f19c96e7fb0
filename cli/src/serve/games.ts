import { entry as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import type { GameEntry } from '@vigilia/kernel';
import type { GameRegistry } from '@vigilia/server';

/** The games of this command as the server takes them. */
export function gameRegistry(): GameRegistry {
  const entries = [eleven, diario] as unknown as GameEntry[];
  return new Map(entries.map((entry) => [entry.profile.id, entry]));
}
