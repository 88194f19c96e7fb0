import { RAIDS } from '../../data/cards/raids.ts';
import { DICE, type DieColour, dieOf, type Face } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { View } from '../../kinds/view.ts';
import { bearableBy } from '../../rules/combat/deal-wounds.ts';
import { sparingPeople, strengthTonight, type Threat } from '../../rules/combat/defence.ts';
import { isDecisive, woundsOf } from '../../rules/combat/dice.ts';
import type { OffRaid } from '../../rules/combat/off-raid.ts';
import { rerollsOnGuard } from '../../rules/combat/shots.ts';
import { countOf } from '../../rules/table/goods.ts';
import { boardUpsIn } from '../../rules/table/house.ts';
import type { Person } from '../../state/state.ts';
import { type PossibleRaid, raidsTonight } from './raids.ts';
import { offRaidBy, storiesAhead } from './story-odds.ts';
import { weaponsIn } from './weapons.ts';

/** What a raid, or a whole night of possible raids, may cost. */
export interface NightLoss {
  /** The chance that a guard dies. */
  readonly death: number;
  /** Goods lost on average. */
  readonly goods: number;
}

/** A raid that may come, what it threatens with and what it costs against these guards. */
export interface RaidAhead extends PossibleRaid, NightLoss {
  readonly damage: number;
  readonly wounds: number;
}

export interface NightAhead extends NightLoss {
  /** The worst first. */
  readonly raids: readonly RaidAhead[];
}

/**
 * The night these guards have before them, the best weapons of Storage in the hands they suit best. Symbols go against
 * Wounds before Damage, each Wound to the guard who bears it, and a die is rolled again if that saves a life or,
 * lives being equal, goods (RAID-2 to RAID-5). A story face trusts fate where that is better than a miss; weapons and Ammo
 * that its stories cost are not counted, nor that a card does not come twice (FIGHT-8).
 */
export function nightAhead(view: View, guards: readonly Person[]): NightAhead {
  const raids = raidsTonight(view);
  const nights = armings(weaponsIn(view.storage), guards.length).map((weapons) => {
    const ahead = raids.map((each) => raidAhead(view, guards, weapons, each));
    const sum = (of: (raid: RaidAhead) => number) =>
      ahead.reduce((all, raid) => all + raid.chance * of(raid), 0);
    return { raids: ahead, death: sum(({ death }) => death), goods: sum(({ goods }) => goods) };
  });
  const night = nights.reduce((best, other) => (isBetter(other, best) ? other : best));
  return { ...night, raids: night.raids.toSorted(byHarm) };
}

/** Who holds what: every way to deal out the best weapons at hand, one each; empty hands if there are too few. */
function armings(weapons: readonly Weapon[], hands: number): (Weapon | null)[][] {
  const dealt = Array.from({ length: hands }, (_, index) => weapons[index] ?? null);
  return orders(dealt);
}

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return [...new Set(things)].flatMap((first) => {
    const rest = [...things];
    rest.splice(rest.indexOf(first), 1);
    return orders(rest).map((order) => [first, ...order]);
  });
}

function raidAhead(
  view: View,
  guards: readonly Person[],
  weapons: readonly (Weapon | null)[],
  { raid, chance }: PossibleRaid,
): RaidAhead {
  const { damage, wounds } = strengthTonight(view, RAIDS[raid]);
  const inHand = weapons.filter((weapon) => weapon !== null).length;
  const stored = countOf(view.storage) - inHand;
  const bearable = bearableBy(guards);
  const known = new Map<string, NightLoss>();
  const stories = storiesFor(view, weapons);
  const loss = roll(0, rerollsAt(0), { damage, wounds, symbols: boardUpsIn(view.house) });
  return { raid, chance, damage, wounds, ...loss };

  function rerollsAt(index: number): number {
    const guard = guards[index];
    return guard === undefined ? 0 : rerollsOnGuard(guard.id);
  }

  /** What is left to lose once every die lies on the table. */
  function settled(threat: Threat): NightLoss {
    const left = sparingPeople(threat);
    return { death: left.wounds > bearable ? 1 : 0, goods: Math.min(stored, left.damage) };
  }

  function roll(index: number, rerolls: number, threat: Threat): NightLoss {
    if (index === guards.length || threat.symbols >= threat.damage + threat.wounds) return settled(threat);
    const key = `${index} ${rerolls} ${threat.symbols} ${threat.damage} ${threat.wounds}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const weapon = weapons[index] ?? null;
    const again = rerolls > 0 ? roll(index, rerolls - 1, threat) : null;
    const losses = DICE[dieOf(weapon)].map((face) => {
      const kept = isDecisive(face, weapon) ? NO_LOSS : afterFace(index, face, threat);
      return again !== null && isBetter(again, kept) ? again : kept;
    });
    const mean = meanOf(losses);
    known.set(key, mean);
    return mean;
  }

  function afterFace(index: number, face: Face, threat: Threat): NightLoss {
    const next = (off: OffRaid) => roll(index + 1, rerollsAt(index + 1), after(threat, off));
    const kept = next({ hits: woundsOf(face), damage: 0, wounds: 0 });
    if (face !== 'story') return kept;
    const told = stories.get(dieOf(weapons[index] ?? null)) ?? [];
    const trusted = blend(
      told.map(({ off, chance }) => ({ loss: next(off), chance })),
      kept,
    );
    return isBetter(trusted, kept) ? trusted : kept;
  }
}

interface Told {
  readonly off: OffRaid;
  readonly chance: number;
}

/** What the combat stories of these dice do to a raid. */
function storiesFor(
  view: View,
  weapons: readonly (Weapon | null)[],
): ReadonlyMap<DieColour, readonly Told[]> {
  const dice = new Set(weapons.map(dieOf));
  return new Map(
    [...dice].map((die) => [
      die,
      storiesAhead(view, die).map(({ story, chance }) => ({ off: offRaidBy(story), chance })),
    ]),
  );
}

function after({ damage, wounds, symbols }: Threat, off: OffRaid): Threat {
  return {
    damage: Math.max(0, damage + off.damage),
    wounds: Math.max(0, wounds + off.wounds),
    symbols: symbols + off.hits,
  };
}

/** What these bring on average; the chance that is left is a miss. */
function blend(
  stories: readonly { readonly loss: NightLoss; readonly chance: number }[],
  miss: NightLoss,
): NightLoss {
  let [left, death, goods] = [1, 0, 0];
  for (const { loss, chance } of stories) {
    left -= chance;
    death += chance * loss.death;
    goods += chance * loss.goods;
  }
  return { death: death + left * miss.death, goods: goods + left * miss.goods };
}

const NO_LOSS: NightLoss = { death: 0, goods: 0 };

function meanOf(losses: readonly NightLoss[]): NightLoss {
  const mean = (of: (loss: NightLoss) => number) =>
    losses.reduce((sum, loss) => sum + of(loss), 0) / losses.length;
  return { death: mean(({ death }) => death), goods: mean(({ goods }) => goods) };
}

/** Lives before goods. */
function isBetter(one: NightLoss, other: NightLoss): boolean {
  return one.death < other.death || (one.death === other.death && one.goods < other.goods);
}

function byHarm(one: RaidAhead, other: RaidAhead): number {
  return other.death - one.death || other.wounds - one.wounds || other.goods - one.goods;
}
