import { readFileSync } from 'node:fs';
import { type Diario, game } from '@vigilia/game-diario';
import { type Ask, begin, type Moment, namedSeed } from '@vigilia/kernel';
import { isSave, type Save } from '../../../src/play/save.ts';

/** A table of Diario as it is dealt from this name. */
export function dealt(name: string, seats: number): Moment<Diario> {
  return begin(game, seats, { difficulty: 'normal' }, { seed: namedSeed(name), drawn: {} });
}

/** The name of a table without a decision before the first day's actions. */
export function tableWhere(seats: number, suits: (asked: Ask) => boolean = () => true): string {
  for (let number = 0; number < 1000; number++) {
    const name = `table ${number}`;
    const [ask] = dealt(name, seats).asks;
    if (ask !== undefined && ask.prompt.key === 'prompt.assign' && suits(ask)) return name;
  }
  throw new Error(`no table for ${seats} suits`);
}

export function saved(file: string): Save {
  const save: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSave(save)) throw new Error(`${file} is no saved game`);
  return save;
}

/** The log of a saved game, a line for each entry. */
export function logIn(file: string): string[] {
  return saved(file).log.map((entry) => ('choice' in entry ? entry.choice : `undo to ${entry.backTo}`));
}
