import { RAID_IDS, RAIDS, type RaidId } from '../../data/cards/raids.ts';
import type { View } from '../../kinds/view.ts';

/** A Night Raid that may come, and how likely it is to be the one. */
export interface PossibleRaid {
  readonly raid: RaidId;
  readonly chance: number;
}

/** The Night Raids that may come tonight: deck counts and discards are open to all (RAID-2, RAID-6). */
export function raidsTonight(view: View): PossibleRaid[] {
  const all = RAID_IDS.reduce((sum, raid) => sum + cardsOf(view, raid), 0);
  return RAID_IDS.map((raid) => ({ raid, chance: all === 0 ? 0 : cardsOf(view, raid) / all })).filter(
    ({ chance }) => chance > 0,
  );
}

/** How many cards of a raid the deck is likely to hold: what was seen since the last shuffle does not come. */
function cardsOf({ decks, discards }: View, raid: RaidId): number {
  if (decks.raids > 0 && discards.raids.includes(raid)) return 0;
  if (!RAIDS[raid].red) return 1;
  const red = RAID_IDS.filter((id) => RAIDS[id].red);
  const seen = decks.raids > 0 ? red.filter((id) => discards.raids.includes(id)).length : 0;
  const hidden = red.length - decks['red-raids'] - seen;
  return hidden / Math.max(1, red.length - seen);
}
