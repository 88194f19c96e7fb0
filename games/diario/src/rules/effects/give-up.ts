import { FOODS, type Good, REMEDIES, WEAPONS } from '../../data/goods.ts';
import type { Kind } from '../../data/language/effect.ts';
import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Scene } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { kindsIn } from '../table/goods.ts';
import { lose, shelfAt } from '../table/shelves.ts';

const KINDS: Readonly<Record<Kind, readonly Good[] | null>> = {
  any: null,
  food: FOODS,
  medicine: REMEDIES,
  weapon: WEAPONS,
};

function losable(table: Table, of: Kind, { where }: Scene): Good[] {
  const kinds = KINDS[of];
  return kindsIn(table[shelfAt(where)]).filter((good) => kinds === null || kinds.includes(good));
}

/** A number of goods of a kind go, one after the other, as far as there are any. */
export const giveUp: Acting<'give-up'> = {
  run(run, frame) {
    const { count, of, scene } = frame;
    if (count === 0) return;
    const goods = losable(run.state, of, scene);
    if (goods.length === 0) return;
    if (goods.length > 1) return run.next({ ...frame, step: 'choose-loss' });
    giveOne(run, frame, goods[0] as Good);
  },
};

/** The Leader names what goes. */
export const chooseLoss: Asking<'choose-loss', 'lose'> = {
  asks: (table, { count, of, scene }) =>
    ask(
      table,
      'LEAD-1',
      'prompt.choose-loss',
      losable(table, of, scene).map((good) => ({ verb: 'lose', good })),
      { vars: { count } },
    ),
  answer(run, frame, { good }) {
    giveOne(run, frame, good);
  },
};

function giveOne(
  run: Run,
  { count, of, scene }: { count: number; of: Kind; scene: Scene },
  good: Good,
): void {
  lose(run, shelfAt(scene.where), { [good]: 1 });
  run.next({ step: 'give-up', count: count - 1, of, scene });
}
