import type { Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';

/** The raid of the coming night will bring so much more, or less (RAID-2). */
export function changeTonight(run: Run, by: Table['tonight']): void {
  const { damage, wounds } = run.state.tonight;
  run.state.tonight = { damage: damage + by.damage, wounds: wounds + by.wounds };
  run.announce({ type: 'tonight', damage: by.damage, wounds: by.wounds });
}
