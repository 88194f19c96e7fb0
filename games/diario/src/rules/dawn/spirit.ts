import type { Effect } from '../../data/language/effect.ts';
import type { SpiritLine } from '../../data/people.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import type { Scene } from '../../state/frames.ts';
import { factsAt } from '../effects/condition.ts';
import { heldIn } from '../effects/settled.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { cardOf, isInGroup } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { pay } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';

/** The last number of each line (DAWN-3). */
export const LINES = [4, 7, 10];

/** Everyone awake rolls for one of the three lines of their Spirit. */
export const spirit: Acting<'spirit'> = {
  run(run, { left }) {
    const [person, ...others] = left.filter((id) => isInGroup(run.state, id));
    if (person === undefined) return;
    run.next({ step: 'spirit', left: others });
    const die = d10(run, 'spirit');
    const line = LINES.findIndex((last) => die <= last);
    const scene: Scene = { where: 'home', actor: person, story: null };
    const stirred = cardOf(person).spirit[line] as SpiritLine;
    const effects = effectsOf(stirred);
    const held = heldIn(effects, factsAt(run.state, scene));
    run.revealToAll({ type: 'spirit', person, row: line + 1, die, ...held });
    if (stirred.kind === 'habit')
      return run.next({ step: 'habit', person, good: stirred.good, misery: stirred.misery });
    if (effects.length > 0) run.next({ step: 'effects', effects, scene });
  },
};

/** What a line does by itself. */
export function effectsOf(line: SpiritLine): readonly Effect[] {
  return line.kind === 'if' ? [{ ...line, otherwise: [] }] : [];
}

/** A habit is fed from Storage, or felt. */
export const habit: Asking<'habit', 'indulge' | 'refuse'> = {
  asks: (table, { person, good, misery }) =>
    ask(
      table,
      'DAWN-3',
      'prompt.habit',
      [...(amountOf(table.storage, good) > 0 ? [{ verb: 'indulge' } as const] : []), { verb: 'refuse' }],
      { vars: { person, good, misery } },
    ),
  answer(run, { person, good, misery }, { verb }) {
    if (verb === 'indulge') return pay(run, 'storage', { [good]: 1 });
    run.announce({ type: 'went-without', person, good });
    changeState(run, person, 'misery', misery);
  },
};
