import { RESIDENT_IDS, RESIDENTS, type ResidentId } from '../../data/cards/residents.ts';
import type { View } from '../../kinds/view.ts';

/** Who may be drawn from the Resident deck. */
export interface ResidentsAhead {
  readonly known: readonly ResidentId[];
  /** The red corners in the deck: how many is known, which is not (RAID-6). */
  readonly red: number;
}

/**
 * Who comes if the next Noise roll is an encounter, all as likely: those met tonight do not, unless the deck is empty
 * (SCAV-3), and those who stay in the area do not in any case (SCAV-7).
 */
export function residentsAhead({ decks, discards, scavenging }: View): ResidentsAhead {
  const staying: readonly ResidentId[] = scavenging?.area.residents ?? [];
  const met = decks.residents > 0 ? [...discards.residents, ...staying] : staying;
  const red = RESIDENT_IDS.filter((id) => RESIDENTS[id].red);
  return {
    known: RESIDENT_IDS.filter((id) => !RESIDENTS[id].red && !met.includes(id)),
    red: red.length - decks['red-residents'] - red.filter((id) => met.includes(id)).length,
  };
}
