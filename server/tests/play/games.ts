import { game as eleven, orders } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import type { GameEntry, GameRegistry } from '../../src/table/game-registry.ts';

/** Both games, with the bots of the tests' worker. */
export const games: GameRegistry = new Map<string, GameEntry>([
  [
    eleven.id,
    {
      game: eleven,
      bots: ['apprentice', 'random'],
      opponent: 'apprentice',
      adviser: 'detective',
      hasSecrets: true,
      orders,
    },
  ],
  [diario.id, { game: diario, bots: ['planner', 'random'], opponent: 'planner', hasSecrets: false }],
] as [string, GameEntry][]);

export const worker = new URL('../bots/worker.ts', import.meta.url);
