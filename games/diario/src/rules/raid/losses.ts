import type { Asking, Run } from '../../kinds/kinds.ts';
import { takenBy } from '../combat/taken.ts';
import { ask } from '../table/ask.ts';
import { countOf, kindsIn } from '../table/goods.ts';
import { lose } from '../table/shelves.ts';
import { woundGuards } from './wounds.ts';

/** The Damage that is left is how many goods are lost, at most what Storage holds (RAID-2). Wounds follow. */
export function loseGoods(run: Run, damage: number, wounds: number): void {
  const { storage, raid } = run.state;
  if (raid?.takes === 'leader' && damage > 0 && damage < countOf(storage) && kindsIn(storage).length > 1)
    return run.next({ step: 'raid-damage', damage, wounds });
  const takes = raid === null || raid.takes === 'leader' ? 'valuable' : raid.takes;
  lose(run, 'storage', takenBy(storage, takes, damage));
  woundGuards(run, wounds);
}

/** If the card leaves it to the Leader, goods are named one at a time. */
export const raidDamage: Asking<'raid-damage', 'lose'> = {
  asks: (table, { damage }) =>
    ask(
      table,
      'RAID-2',
      'prompt.raid-damage',
      kindsIn(table.storage).map((good) => ({ verb: 'lose', good })),
      { vars: { damage } },
    ),
  answer(run, { damage, wounds }, { good }) {
    lose(run, 'storage', { [good]: 1 });
    loseGoods(run, damage - 1, wounds);
  },
};
