import type { GameEntry } from '@vigilia/kernel';
import { greedy } from './bots/greedy.ts';
import { planner } from './bots/planner.ts';
import { council } from './bots/voices/council.ts';
import { VOICES } from './bots/voices/voices.ts';
import { game } from './game/game.ts';
import type { Diario } from './kinds/kinds.ts';
import { profile } from './profile.ts';

/** Diario with its planner and its voices. */
export const entry: GameEntry<Diario> = {
  profile,
  game,
  bots: { planner, greedy, ...VOICES, council },
};
