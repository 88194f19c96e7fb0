import { RAID_IDS, RAIDS, type RaidCard } from '../../data/cards/raids.ts';
import type { View } from '../../kinds/view.ts';
import { strengthOf, weaponsIn } from '../../knowledge/combat/weapons.ts';
import { sparingPeople, strengthTonight } from '../../rules/combat/defence.ts';
import { countOf } from '../../rules/table/goods.ts';
import { boardUpsIn } from '../../rules/table/house.ts';
import type { Person } from '../../state/state.ts';
import { harmOfWounds } from './harm.ts';
import { DAMAGE } from './rates.ts';

const UNGUARDED = 1000;

/** What a night with these people on guard is likely to cost, over all the raids that may come. */
export function harmOfNight(view: View, guards: readonly Person[]): number {
  if (guards.length === 0) return UNGUARDED;
  const weapons = weaponsIn(view.storage);
  let symbols = boardUpsIn(view.house);
  for (const [index, { id }] of guards.entries()) symbols += strengthOf(id, weapons[index] ?? null);
  let harm = 0;
  let all = 0;
  for (const id of RAID_IDS) {
    const chance = chanceOf(view, id);
    if (chance === 0) continue;
    all += chance;
    harm += chance * harmOfRaid(view, RAIDS[id], guards, symbols);
  }
  return all === 0 ? 0 : harm / all;
}

/** A card seen since the deck was shuffled does not come; of the red ones those set aside do not either. */
function chanceOf(view: View, id: (typeof RAID_IDS)[number]): number {
  if (view.decks.raids > 0 && view.discards.raids.includes(id)) return 0;
  if (!RAIDS[id].red) return 1;
  const red = RAID_IDS.filter((each) => RAIDS[each].red).length;
  return 1 - view.decks['red-raids'] / red;
}

function harmOfRaid(view: View, card: RaidCard, guards: readonly Person[], symbols: number): number {
  const { damage, wounds } = sparingPeople({ ...strengthTonight(view, card), symbols });
  // Only what is left after the symbols is taken, at most what Storage holds (RAID-2).
  const lost = Math.min(countOf(view.storage), damage);
  return harmOfWounds(view, guards, wounds) + DAMAGE * lost;
}
