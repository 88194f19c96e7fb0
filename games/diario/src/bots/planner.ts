import type { Bot } from '@vigilia/kernel';
import type { Diario } from '../kinds/kinds.ts';
import { HABITS } from './habits/habits.ts';
import { planBy } from './plan-by.ts';

export const plan = planBy(HABITS);

/** Thinks of tomorrow: feeds and rests people in turn, keeps the house warm and guarded, goes out for what is needed. */
export const planner: Bot<Diario> = { choose: plan };
