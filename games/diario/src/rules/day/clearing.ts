import { SHELTER } from '../../data/cards/shelter.ts';
import type { SpaceId } from '../../data/house.ts';
import type { Run } from '../../kinds/kinds.ts';
import { shelterOn } from '../table/house.ts';
import { gain } from '../table/shelves.ts';

/** The card's back is gained and the space is clear (DAY-6). */
export function openCard(run: Run, space: SpaceId): void {
  const { house } = run.state;
  const { [space]: on, ...rest } = house;
  if (on?.kind !== 'card') return;
  run.state.house = rest;
  run.revealToAll({ type: shelterOn(house, space) === 'rubble' ? 'cleared' : 'searched', space });
  gain(run, 'bench', SHELTER[on.card].gives, { reveals: true });
}

/** The first time Rubble Remnants stay, the second time it is gone (DAY-7). */
export function dig(run: Run, space: SpaceId): void {
  const on = run.state.house[space];
  if (on?.kind !== 'card') return;
  if (on.remnants) return openCard(run, space);
  run.state.house = { ...run.state.house, [space]: { ...on, remnants: true } };
  run.announce({ type: 'remnants', space });
}
