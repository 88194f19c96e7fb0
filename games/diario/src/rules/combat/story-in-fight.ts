import { isFirearm } from '../../data/dice.ts';
import type { CombatInstruction, CombatStory } from '../../data/language/combat.ts';
import type { PersonId } from '../../data/people.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Enemy, Roller } from '../../state/state.ts';
import { changeNoise } from '../table/noise.ts';
import { idsOf, isInGroup } from '../table/people.ts';
import { lose } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';
import { changeTonight } from '../table/tonight.ts';
import { armouryOf, changeFight, currentFight, enemyOf, fighters, isStanding } from './current-fight.ts';
import { disarmEnemy, fallBack, letGo, woundEnemy } from './enemies.ts';
import { dealWounds } from './fight-roll.ts';
import { loseWeapon } from './weapons.ts';

/** Wounds are dealt with the volley; what else a combat story brings happens when the volley is split (FIGHT-8). */
export function storyInFight(run: Run, roller: Roller, { instructions }: CombatStory): void {
  for (const instruction of instructions) {
    if (instruction.kind === 'wounds' && instruction.on === 'others')
      dealWounds(run, roller, instruction.wounds);
    else changeFight(run, { brought: [...currentFight(run.state).brought, { roller, instruction }] });
  }
}

/** What combat stories of this volley brought, before its wounds are split. */
export function bringAbout(run: Run): void {
  const { brought } = currentFight(run.state);
  if (brought.length === 0) return;
  changeFight(run, { brought: [] });
  for (const { roller, instruction } of brought) {
    if ('person' in roller) onOurDie(run, roller.person, instruction);
    else onTheirDie(run, roller.enemy, instruction);
  }
}

function onOurDie(run: Run, person: PersonId, instruction: CombatInstruction): void {
  const { enemies } = currentFight(run.state);
  switch (instruction.kind) {
    case 'wounds':
      return changeState(run, person, 'wounds', instruction.wounds);
    case 'disarm': {
      if (instruction.whom === 'roller') {
        if (isInGroup(run.state, person)) loseWeapon(run, person);
        return;
      }
      const armed = enemies.find(({ weapons }) => weapons.length > 0);
      if (armed !== undefined) disarmEnemy(run, armed.number);
      return;
    }
    case 'run':
    case 'spare': {
      const weakest = weakestEnemy(enemies);
      if (weakest === undefined) return;
      letGo(run, weakest.number);
      if (instruction.kind === 'spare') changeState(run, person, 'misery', -1);
      return;
    }
    case 'noise':
      return makeNoise(run, instruction.by);
    case 'ammo-lost':
      return lose(run, armouryOf(run.state), { ammo: instruction.count });
  }
}

function onTheirDie(run: Run, enemy: number, instruction: CombatInstruction): void {
  const isThere = isStanding(run.state, enemy);
  switch (instruction.kind) {
    case 'wounds':
      if (isThere) woundEnemy(run, enemy, instruction.wounds, { isOurs: false });
      return;
    case 'disarm':
      if (instruction.whom === 'others') disarmFirst(run);
      else if (isThere) disarmEnemy(run, enemy);
      return;
    case 'run':
      return stepBack(run);
    case 'spare':
      if (isThere) letGo(run, enemy);
      return;
    case 'noise':
      return makeNoise(run, instruction.by);
    case 'ammo-lost':
      if (isThere && isFirearm(enemyOf(run.state, enemy).weapons[0] ?? null)) fallBack(run, enemy);
      return;
  }
}

/** The enemy hurt most, the first of them. */
function weakestEnemy(enemies: readonly Enemy[]): Enemy | undefined {
  return enemies.toSorted((one, other) => other.wounds - one.wounds)[0];
}

/** The first of us who holds a weapon. */
function disarmFirst(run: Run): void {
  const armed = fighters(run.state).find(({ weapon }) => weapon !== null);
  if (armed !== undefined) loseWeapon(run, armed.id);
}

/**
 * The one of us who is hurt most steps back, the first of them; the last who fights does not. Those who had stepped back
 * and fight again stay in the fight.
 */
function stepBack(run: Run): void {
  const people = fighters(run.state);
  const [first] = people.toSorted((one, other) => other.levels.wounds - one.levels.wounds);
  if (first === undefined || people.length === 1) return;
  const fighting = idsOf(people);
  const away = currentFight(run.state).aside.filter((id) => !fighting.includes(id));
  changeFight(run, { aside: [...away, first.id] });
  run.announce({ type: 'stepped-back', person: first.id });
}

/** Out of doors the Noise marker moves; at home it is heard in the street, and tonight's raid brings more Damage. */
function makeNoise(run: Run, by: number): void {
  if (currentFight(run.state).where === 'out') changeNoise(run, by);
  else changeTonight(run, { damage: by, wounds: 0 });
}
