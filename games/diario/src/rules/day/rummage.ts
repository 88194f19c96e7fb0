import type { PersonId } from '../../data/people.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { gain } from '../table/shelves.ts';

/** The more the die shows, the more turns up (DAY-3). */
export function rummage(run: Run, person: PersonId): void {
  const die = d10(run, 'rummage');
  run.revealToAll({ type: 'person-rolled', person, die });
  const pieces = piecesFor(person, die);
  const [least, most] = mixOf(run.state.box, pieces);
  if (least === most) gain(run, 'bench', { wood: least, components: pieces - least });
  else run.next({ step: 'mix', person, pieces });
}

function piecesFor(person: PersonId, die: number): number {
  const shown = Math.min(10, die + (skillOf(person, 'rummage')?.by ?? 0));
  return shown <= 4 ? 1 : shown <= 6 ? 2 : shown <= 8 ? 3 : 4;
}

/** How many pieces this person finds on average. */
export function piecesOnAverage(person: PersonId): number {
  let sum = 0;
  for (let die = 1; die <= 10; die++) sum += piecesFor(person, die);
  return sum / 10;
}

/** How much of it is Wood; the rest is Components (DAY-3). */
export const mix: Asking<'mix', 'wood'> = {
  asks(table, { person, pieces }) {
    const [least, most] = mixOf(table.box, pieces);
    return ask(table, 'DAY-3', 'prompt.mix', [], {
      vars: { person, pieces },
      ranges: [{ from: { verb: 'wood', amount: least }, to: most }],
    });
  },
  answer(run, { pieces }, { amount }) {
    gain(run, 'bench', { wood: amount, components: pieces - amount });
  },
};

/** The least and the most Wood there can be among this number of pieces, as far as the box goes. */
function mixOf(box: Run['state']['box'], pieces: number): [least: number, most: number] {
  const most = Math.min(pieces, amountOf(box, 'wood'));
  return [Math.min(most, Math.max(0, pieces - amountOf(box, 'components'))), most];
}
