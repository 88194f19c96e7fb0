import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Raid, Table } from '../../state/state.ts';
import { type Threat, threatOf } from '../combat/defence.ts';
import { ask, refuse } from '../table/ask.ts';
import { loseGoods } from './losses.ts';

/** What was rolled and boarded up is set against Damage and Wounds (RAID-3, RAID-5). */
export const beatOff: Acting<'beat-off'> = {
  run(run) {
    const table = run.state;
    if (table.raid === null) return;
    const threat = threatOf(table, table.raid);
    const [least, most] = splitsOf(threat);
    if (least === most) setAgainst(run, threat, most);
    else run.next({ step: 'shield' });
  },
};

/** The Leader says how much of it goes against Damage; the rest goes against Wounds. */
export const shield: Asking<'shield', 'shield'> = {
  asks(table) {
    const { damage, wounds, symbols } = threatOf(table, currentRaid(table));
    const [least, most] = splitsOf({ damage, wounds, symbols });
    return ask(table, 'RAID-3', 'prompt.shield', [], {
      vars: { symbols, damage, wounds },
      ranges: [{ from: { verb: 'shield', amount: least }, to: most }],
    });
  },
  answer: (run, _frame, { amount }) => setAgainst(run, threatOf(run.state, currentRaid(run.state)), amount),
  why(table, _frame, choice) {
    if (choice.verb !== 'shield') return null;
    const [least, most] = splitsOf(threatOf(table, currentRaid(table)));
    return refuse('RAID-3', 'refusal.shield', { least, most });
  },
};

/** The least and the most that can go against Damage without anything being wasted. */
function splitsOf({ damage, wounds, symbols }: Threat): readonly [least: number, most: number] {
  const most = Math.min(symbols, damage);
  return [Math.min(most, Math.max(0, symbols - wounds)), most];
}

function setAgainst(run: Run, { damage, wounds, symbols }: Threat, shielded: number): void {
  const parried = Math.min(wounds, symbols - shielded);
  run.announce({ type: 'raid-shielded', damage: shielded, wounds: parried });
  loseGoods(run, damage - shielded, wounds - parried);
}

function currentRaid({ raid }: Table): Raid {
  if (raid === null) throw new RangeError('no raid tonight');
  return raid;
}
