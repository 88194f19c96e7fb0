import type { Bot } from '@vigilia/kernel';
import type { Diario } from '../kinds/kinds.ts';
import { proposalsBy } from '../plans/proposals-by.ts';
import { HABITS } from './habits/habits.ts';
import { planBy } from './plan-by.ts';

export const plan = planBy(HABITS);

/** What the planner proposes, whatever is asked; a page takes those of the moment (habits). */
export const proposals = proposalsBy(plan);
export const { proposedChoice, proposalAfter, withChoice } = proposals;

/** Thinks of tomorrow: feeds and rests people in turn, keeps the house warm and guarded, goes out for what is needed. */
export const planner: Bot<Diario> = { choose: plan };
