import type { GameEntry } from '@vigilia/kernel';
import { apprentice } from './bots/apprentice/apprentice.ts';
import { detective } from './bots/detective.ts';
import { INSPECTORS_LEANING, insight } from './bots/inspector/insight.ts';
import { game } from './game.ts';
import { orders } from './orders/index.ts';
import { profile } from './profile.ts';
import type { Eleven } from './table/kinds.ts';

/** 011 with its bots and its proxy bids. */
export const entry: GameEntry<Eleven> = {
  profile,
  game,
  bots: { apprentice, detective },
  insight,
  searchers: { inspector: INSPECTORS_LEANING },
  orders,
};
