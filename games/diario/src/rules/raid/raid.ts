import { RAIDS } from '../../data/cards/raids.ts';
import type { Acting } from '../../kinds/kinds.ts';
import { strengthTonight } from '../combat/defence.ts';
import { layDownAll } from '../combat/weapons.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { beginPhase } from '../table/markers.ts';
import { guards, idsOf } from '../table/people.ts';
import { countTurned } from '../table/turned.ts';
import { beginCrimeWave } from './crime-wave.ts';

/** The house is raided, every night. */
export const raid: Acting<'raid'> = {
  run(run) {
    beginPhase(run, 'raid');
    run.next(
      { step: 'arm-guard', left: idsOf(guards(run.state)) },
      { step: 'turn-raid' },
      { step: 'end-raid' },
    );
  },
};

/** What comes tonight, more or less by what happened today (RAID-2). */
export const turnRaid: Acting<'turn-raid'> = {
  run(run) {
    const table = run.state;
    const card = drawCard(run, 'raids');
    if (card === null) return;
    const { takes, ...printed } = RAIDS[card];
    const { damage, wounds } = strengthTonight(table, printed);
    table.tonight = { damage: 0, wounds: 0 };
    table.raid = { damage, wounds, takes, hits: 0 };
    run.revealToAll({ type: 'raid-turned', raid: card, damage, wounds, variant: countTurned(table, card) });
    discardCard(run, 'raids', card);
    run.next({ step: 'defend', left: idsOf(guards(table)) }, { step: 'beat-off' });
  },
};

/** Weapons go back, and word gets round (RAID-6). */
export const endRaid: Acting<'end-raid'> = {
  run(run) {
    run.state.raid = null;
    layDownAll(run.state, 'storage');
    beginCrimeWave(run);
  },
};
