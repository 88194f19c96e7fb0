import type { Text } from '@vigilia/kernel';
import { RAIDS, type RaidId } from '../../data/cards/raids.ts';
import { DICE, dieOf } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { View } from '../../kinds/view.ts';
import { bearableBy } from '../../rules/combat/deal-wounds.ts';
import { strengthTonight } from '../../rules/combat/defence.ts';
import { isDecisive, woundsOf } from '../../rules/combat/dice.ts';
import { rerollsOnGuard } from '../../rules/combat/shots.ts';
import { boardUpsIn } from '../../rules/table/house.ts';
import type { Person } from '../../state/state.ts';
import { message } from '../../texts/message.ts';
import { percent } from '../percent.ts';
import { raidsTonight } from './raids.ts';
import { offRaidBy, storiesAhead } from './story-odds.ts';
import { weaponsIn } from './weapons.ts';

/** Which Night Raids no roll survives alone, which only a good one does, and how likely death is tonight. */
export function loneGuardTexts(view: View, guard: Person): Text[] {
  const person = guard.id;
  const raids = raidsTonight(view)
    .map(({ raid }) => raid)
    .filter((raid) => symbolsNeeded(view, guard, raid) > 0);
  if (raids.length === 0) return [];
  const hopeless = raids.filter((raid) => isHopeless(view, guard, raid));
  const deadly = raids.filter((raid) => !hopeless.includes(raid));
  return [
    ...(hopeless.length > 0 ? [message('forecast.lone-guard-lost', { person, deadly: hopeless })] : []),
    ...(deadly.length > 0 ? [message('forecast.lone-guard', { person, deadly })] : []),
    message('forecast.lone-guard-odds', { person, percent: percent(chanceOfDeath(view, guard)) }),
  ];
}

/** Whether not even the best face of the best weapon at hand, or the best story for its die, takes off enough. */
function isHopeless(view: View, guard: Person, raid: RaidId): boolean {
  const need = symbolsNeeded(view, guard, raid);
  return weaponsFor(view).every(
    (weapon) => chanceToFail(guard, weapon, need) === 1 && bestStory(view, weapon) < need,
  );
}

/** Wounds that the best combat story on the die of this weapon can take off (RAID-3). */
function bestStory(view: View, weapon: Weapon | null): number {
  const off = storiesAhead(view, dieOf(weapon)).map(({ story }) => offRaidBy(story));
  return Math.max(0, ...off.map(({ hits, wounds }) => hits - wounds));
}

function weaponsFor({ storage }: View): (Weapon | null)[] {
  return [null, ...weaponsIn(storage)];
}

/**
 * How likely a lone guard dies tonight at most, every symbol set against Wounds and the best weapon of Storage in hand: a
 * story face counts as a miss, since fate need not be trusted.
 */
export function chanceOfDeath(view: View, guard: Person): number {
  const raids = raidsTonight(view);
  return Math.min(...weaponsFor(view).map(chanceWith));

  function chanceWith(weapon: Weapon | null): number {
    const deaths = raids.map(
      ({ raid, chance }) => chance * chanceToFail(guard, weapon, symbolsNeeded(view, guard, raid)),
    );
    return deaths.reduce((sum, chance) => sum + chance, 0);
  }
}

/** Wound symbols without which this raid is the guard's death: what today added and Board-Ups reckoned in. */
function symbolsNeeded(view: View, guard: Person, raid: RaidId): number {
  const { wounds } = strengthTonight(view, RAIDS[raid]);
  return Math.max(0, wounds - boardUpsIn(view.house) - bearableBy([guard]));
}

/** One die, rolled again as often as Prowess and a sentry's eye allow. */
function chanceToFail({ id }: Person, weapon: Weapon | null, need: number): number {
  if (need === 0) return 0;
  const faces = DICE[dieOf(weapon)];
  const enough = faces.filter((face) => woundsOf(face) >= need || isDecisive(face, weapon)).length;
  const rolls = 1 + rerollsOnGuard(id);
  return (1 - enough / faces.length) ** rolls;
}
