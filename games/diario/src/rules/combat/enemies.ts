import { ENEMY_TOKENS } from '../../data/cards/starting-decks.ts';
import { isFirearm } from '../../data/dice.ts';
import type { Enemies } from '../../data/language/effect.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Enemy } from '../../state/state.ts';
import { d10 } from '../table/roll.ts';
import { changeFight, currentFight, enemyOf } from './current-fight.ts';

/** The third wound kills (FIGHT-1). */
export const DEADLY = 3;

/** How many wounds more would kill an enemy with these. */
export function woundsLeft(wounds: number): number {
  return DEADLY - wounds;
}

/** Whether an enemy with these wounds falls. */
export function doesFall(wounds: number): boolean {
  return wounds >= DEADLY;
}

/** How many wounds would kill all of these. */
export function livesOf(enemies: readonly Pick<Enemy, 'wounds'>[]): number {
  let lives = 0;
  for (const { wounds } of enemies) lives += woundsLeft(wounds);
  return lives;
}

/** Whether an enemy rolls with those who have firearms, before the others (FIGHT-4). */
export function isShooter({ weapons: [weapon] }: Pick<Enemy, 'weapons'>): boolean {
  return isFirearm(weapon ?? null);
}

/** An enemy with an Assault Rifle always fires twice (FIGHT-6). */
export function shotsOf({ weapons: [weapon] }: Pick<Enemy, 'weapons'>): number {
  return weapon === 'assault-rifle' ? 2 : 1;
}

/** Draws tokens: the letter gives the weapons, the number the Prowess (FIGHT-1). */
export function drawEnemies(run: Run, { count, weapons }: Enemies): Enemy[] {
  const tokens = [...ENEMY_TOKENS];
  return Array.from({ length: countOfEnemies(run, count) }, (_, index) => {
    const [token] = tokens.splice(run.draw('enemies', tokens.length), 1);
    if (token === undefined) throw new RangeError('more enemies than tokens');
    const { letter, prowess } = token;
    return { number: index + 1, letter, prowess, wounds: 0, weapons: weapons[letter] };
  });
}

function countOfEnemies(run: Run, rows: Enemies['count']): number {
  const [only, another] = rows;
  if (only !== undefined && another === undefined) return only.enemies;
  const die = d10(run, 'enemy-count');
  run.revealToAll({ type: 'rolled', die });
  return rows.find(({ upTo }) => die <= upTo)?.enemies ?? 0;
}

export function showEnemy(run: Run, { number: enemy, prowess, weapons: [weapon] }: Enemy): void {
  if (weapon === undefined) run.revealToAll({ type: 'enemy-bare-handed', enemy, prowess });
  else run.revealToAll({ type: 'enemy-with', enemy, weapon, prowess });
}

/** Wounds an enemy; only what we do to them is a killing (FIGHT-10). */
export function woundEnemy(run: Run, enemy: number, by: number, { isOurs }: { isOurs: boolean }): void {
  const { enemies, killed } = currentFight(run.state);
  const level = enemyOf(run.state, enemy).wounds + by;
  if (!doesFall(level)) {
    const change = (each: Enemy) => (each.number === enemy ? { ...each, wounds: level } : each);
    changeFight(run, { enemies: enemies.map(change) });
    return run.announce({ type: 'enemy-wounded', enemy, by, level });
  }
  changeFight(run, {
    enemies: enemies.filter(({ number }) => number !== enemy),
    killed: killed + (isOurs ? 1 : 0),
  });
  run.announce({ type: isOurs ? 'enemy-killed' : 'enemy-died', enemy });
}

/** An out-of-ammo face: the next weapon from now on, bare hands in the end (FIGHT-6). */
export function fallBack(run: Run, enemy: number): void {
  takeNextWeapon(run, enemy);
  run.announce({ type: 'enemy-out-of-ammo', enemy });
}

/** A weapon is struck or falls out of the hand of an enemy, if there is one in it (FIGHT-8). */
export function disarmEnemy(run: Run, enemy: number): void {
  const [weapon] = enemyOf(run.state, enemy).weapons;
  if (weapon === undefined) return;
  takeNextWeapon(run, enemy);
  run.announce({ type: 'enemy-disarmed', enemy, weapon });
}

function takeNextWeapon(run: Run, enemy: number): void {
  const change = (each: Enemy) =>
    each.number === enemy ? { ...each, weapons: each.weapons.slice(1) } : each;
  changeFight(run, { enemies: currentFight(run.state).enemies.map(change) });
}

/** An enemy runs, is let go or turns away, and lives: that is no killing (FIGHT-8, FIGHT-10). */
export function letGo(run: Run, enemy: number): void {
  changeFight(run, { enemies: currentFight(run.state).enemies.filter(({ number }) => number !== enemy) });
  run.announce({ type: 'enemy-left', enemy });
}
