import type { DieColour } from '../../data/dice.ts';
import type { CombatInstruction, CombatStory, RolledBy } from '../../data/language/combat.ts';
import type { PersonId } from '../../data/people.ts';
import type { View } from '../../kinds/view.ts';
import { storiesAhead } from '../../knowledge/combat/story-odds.ts';
import { fightersAt } from '../../rules/combat/current-fight.ts';
import { woundsLeft } from '../../rules/combat/enemies.ts';
import { offRaid } from '../../rules/combat/off-raid.ts';
import type { Enemy, Fight } from '../../state/state.ts';
import { harmOfWounds } from './harm.ts';
import { DAMAGE, NOISE, RAID_WOUND } from './rates.ts';
import { lossOfAll, worthOf } from './worth.ts';

/** A wound of an enemy, and the weapon in the hand of one. */
const STRUCK = 2;
const DISARMED = 1.5;
/** One of us fewer to strike back, who is safe. */
const STEPPED_BACK = 1;
const RELIEF = 0.8;
/** A symbol against a raid takes off one Damage or one Wound. */
const SYMBOL = 1.4;

/** Whose die shows a story, and its colour. */
export interface StoryFace {
  readonly die: DieColour;
  readonly by: RolledBy;
  readonly person: PersonId | null;
  readonly enemy: number | null;
}

/** What trusting fate is worth on average, over the cards that may lie on top: above 0 it is better than a miss. */
export function worthOfFate(view: View, face: StoryFace): number {
  let worth = 0;
  for (const { story, chance } of storiesAhead(view, face.die))
    worth += chance * worthOfStory(view, face, story);
  return worth;
}

function worthOfStory(view: View, face: StoryFace, { instructions }: CombatStory): number {
  let worth = 0;
  for (const instruction of instructions) {
    if (face.by === 'guard') worth += worthInRaid(view, face, instruction);
    else if (view.fight !== null) worth += WORTHS[face.by](view, view.fight, face, instruction);
  }
  return worth;
}

function worthInRaid(view: View, { person }: StoryFace, instruction: CombatInstruction): number {
  const { hits, damage, wounds } = offRaid(instruction);
  let worth = hits * SYMBOL - damage * DAMAGE - wounds * RAID_WOUND;
  if (instruction.kind === 'disarm' && instruction.whom === 'roller') worth -= lossOfWeapon(view, person);
  if (instruction.kind === 'spare') worth += RELIEF;
  if (instruction.kind === 'ammo-lost') worth -= lossOfAll(view, { ammo: instruction.count });
  return worth;
}

type Worth = (view: View, fight: Fight, face: StoryFace, instruction: CombatInstruction) => number;

const WORTHS: Readonly<Record<'ours' | 'theirs', Worth>> = { ours: worthOfOurs, theirs: worthOfTheirs };

function worthOfOurs(
  view: View,
  fight: Fight,
  { person }: StoryFace,
  instruction: CombatInstruction,
): number {
  switch (instruction.kind) {
    case 'wounds': {
      const { on, wounds } = instruction;
      return on === 'others' ? wounds * STRUCK : -harmOf(view, person, wounds);
    }
    case 'disarm':
      return instruction.whom === 'roller' ? -lossOfWeapon(view, person) : DISARMED;
    case 'run':
      return worthOfOne(fight.enemies);
    case 'spare':
      return worthOfOne(fight.enemies) + RELIEF;
    case 'noise':
      return -worthOfNoise(fight, instruction.by);
    case 'ammo-lost':
      return -lossOfAll(view, { ammo: instruction.count });
  }
}

function worthOfTheirs(
  view: View,
  fight: Fight,
  { enemy }: StoryFace,
  instruction: CombatInstruction,
): number {
  const roller = fight.enemies.filter(({ number }) => number === enemy);
  const people = fightersAt(view, fight);
  switch (instruction.kind) {
    case 'wounds': {
      const { on, wounds } = instruction;
      return on === 'roller' ? wounds * STRUCK : -harmOfWounds(view, people, wounds);
    }
    case 'disarm': {
      const armed = people.find(({ weapon }) => weapon !== null);
      return instruction.whom === 'roller' ? DISARMED : -lossOfWeapon(view, armed?.id ?? null);
    }
    case 'run':
      return people.length > 1 ? -STEPPED_BACK : 0;
    case 'spare':
      return worthOfOne(roller);
    case 'noise':
      return -worthOfNoise(fight, instruction.by);
    case 'ammo-lost':
      return DISARMED;
  }
}

/** The weakest of these enemies is out of the fight. */
function worthOfOne(enemies: readonly Enemy[]): number {
  return enemies.length === 0 ? 0 : STRUCK * Math.min(...enemies.map(({ wounds }) => woundsLeft(wounds)));
}

function worthOfNoise({ where }: Fight, by: number): number {
  return by * (where === 'out' ? NOISE : DAMAGE);
}

function harmOf(view: View, person: PersonId | null, wounds: number): number {
  return harmOfWounds(
    view,
    view.people.filter(({ id }) => id === person),
    wounds,
  );
}

function lossOfWeapon(view: View, person: PersonId | null): number {
  const weapon = view.people.find(({ id }) => id === person)?.weapon ?? null;
  return weapon === null ? 0 : worthOf(view, weapon);
}
