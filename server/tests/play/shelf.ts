import { game as eleven, orders } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import type { Shelf, Shelved } from '../../src/shelf.ts';

/** Both games, with the bots of the tests' worker. */
export const shelf: Shelf = new Map<string, Shelved>([
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
] as [string, Shelved][]);

export const worker = new URL('../bots/worker.ts', import.meta.url);
