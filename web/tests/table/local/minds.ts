import { QuickDraws } from '@vigilia/bots';
import { apprentice } from '@vigilia/game-011';
import { type Bot, type Kinds, print } from '@vigilia/kernel';
import type { Table } from '../../../src/table/table.ts';
import { game } from './local.ts';

const bot = apprentice as unknown as Bot<Kinds>;

/** What a sensible player answers who knows only what the screen shows. */
export function sensibly(table: Table): string {
  const [ask] = table.asks.value;
  if (ask === undefined) throw new Error('nothing is asked here');
  const choice = bot.choose(table.view.value, ask, new QuickDraws(ask.question).draw, () => {
    throw new Error('a person imagines nothing');
  });
  if (choice instanceof Promise) throw new Error('this takes too long');
  return print(game.grammar, choice);
}
