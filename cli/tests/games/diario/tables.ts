import { type Diario, game } from '@vigilia/game-diario';
import { type Ask, begin, type Moment, namedSeed } from '@vigilia/kernel';

/** A table of Diario as it is dealt from this name. */
export function dealt(name: string, seats: number): Moment<Diario> {
  return begin(game, seats, { difficulty: 'normal' }, { seed: namedSeed(name), drawn: {} });
}

/** The name of a table where nobody has anything to decide before the first day's actions. */
export function tableWhere(seats: number, suits: (asked: Ask) => boolean = () => true): string {
  for (let number = 0; number < 1000; number++) {
    const name = `table ${number}`;
    const [ask] = dealt(name, seats).asks;
    if (ask !== undefined && ask.prompt.key === 'prompt.assign' && suits(ask)) return name;
  }
  throw new Error(`no table for ${seats} suits`);
}
