import type { DieColour } from '../../data/dice.ts';
import type { CombatStory } from '../../data/language/combat.ts';
import type { View } from '../../kinds/view.ts';
import { type OffRaid, offRaid } from '../../rules/combat/off-raid.ts';
import { fateAhead } from '../cards-ahead.ts';

/** A combat story that may be read, and how likely it is if a Fate card is turned now (FIGHT-8). */
export interface PossibleStory {
  readonly story: CombatStory;
  readonly chance: number;
}

/** The combat stories of this die on the Fate cards that may lie on top; on the others its face is void. */
export function storiesAhead(view: Pick<View, 'discards'>, die: DieColour): PossibleStory[] {
  const ahead = fateAhead(view);
  return ahead.flatMap(({ combat }) => {
    const story = combat[die];
    return story === undefined ? [] : [{ story, chance: 1 / ahead.length }];
  });
}

/** Wounds that a story face deals on average if fate is trusted; what else its stories bring is not counted. */
export function woundsByStory(view: View, die: DieColour): number {
  let average = 0;
  for (const { story, chance } of storiesAhead(view, die))
    for (const instruction of story.instructions)
      if (instruction.kind === 'wounds' && instruction.on === 'others')
        average += chance * instruction.wounds;
  return average;
}

/** What a story does to a Night Raid in all. */
export function offRaidBy({ instructions }: CombatStory): OffRaid {
  let [hits, damage, wounds] = [0, 0, 0];
  for (const each of instructions.map(offRaid)) {
    hits += each.hits;
    damage += each.damage;
    wounds += each.wounds;
  }
  return { hits, damage, wounds };
}
