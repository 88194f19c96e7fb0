/** What happens out of doors or is only offered is worth so much on average, whatever comes of it. */

/** A card of the Unknown deck, and a Resident met (SCAV-3, SCAV-4). */
export const CARD = 0.5;
export const ENCOUNTER = 3;
/** A step of the Noise marker. */
export const NOISE = 0.35;
/** Another pair of hands, and another mouth. */
export const ARRIVAL = 6;
export const TRADE = 0.8;
export const IDEA = 0.4;
/** A good of one's own choice that is lost. */
export const LOST_GOOD = 0.6;
/** A good of a kind that is needed. */
export const LOST_NEED = 2;
/** Damage and Wounds more of tonight's raid, and Wounds if the house is boarded up. */
export const DAMAGE = 0.7;
export const RAID_WOUND = 2.2;
export const BOARDED_WOUND = 1.2;
