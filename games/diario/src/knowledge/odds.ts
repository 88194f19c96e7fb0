import type { Text } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import { DICE, dieOf } from '../data/dice.ts';
import type { Weapon } from '../data/goods.ts';
import { PEOPLE, type PersonId } from '../data/people.ts';
import { isDecisive, woundsOf } from '../rules/combat/dice.ts';
import { skillOf } from '../rules/table/people.ts';
import { message } from '../texts/message.ts';
import type { View } from '../view.ts';

const MOST_NOISE = 8;

/** The chances of the roll a choice leads to, before it is made. `prompt` is the question. */
export function oddsOf(view: View, prompt: Text, choice: Choice): Text[] {
  const { verb } = choice;
  if (verb === 'outside') return [message('odds.sniper')];
  if (verb === 'pick') return [message('odds.lock', { percent: lockChance(choice.person) })];
  if (verb === 'rummage') return [message('odds.rummage', { average: rummageMean(choice.person) })];
  if (verb === 'thirst') return [message('odds.thirst')];
  if (verb === 'roll') return noiseOdds(view, 0);
  if (verb === 'loudly') return noiseOdds(view, Number(prompt.vars.noise));
  if (verb === 'arm') return [dieOdds(choice.weapon)];
  if (verb === 'unarmed') return [dieOdds(null)];
  if (verb === 'fate') return [message('odds.fate')];
  if (verb === 'reroll' && view.roll !== null) return rerollOdds(view);
  if (verb === 'name') return testOdds(prompt.key, choice.person);
  return [];
}

/** 4 to 10 opens a lock (DAY-8); a thief tries twice. */
function lockChance(person: PersonId): number {
  const missed = skillOf(person, 'locks') === undefined ? 0.3 : 0.3 ** 2;
  return percent(1 - missed);
}

function rummageMean(person: PersonId): string {
  const by = skillOf(person, 'rummage')?.by ?? 0;
  let sum = 0;
  for (let die = 1; die <= 10; die++) {
    const shown = Math.min(10, die + by);
    sum += shown <= 4 ? 1 : shown <= 6 ? 2 : shown <= 8 ? 3 : 4;
  }
  return (sum / 10).toFixed(1);
}

/** Noise after it was raised by so much, and the chance of being heard at it (SCAV-3). */
function noiseOdds({ scavenging }: View, raised: number): Text[] {
  if (scavenging === null) return [];
  const noise = Math.min(MOST_NOISE, scavenging.noise + raised);
  return [message('odds.noise', { noise, percent: noise * 10 })];
}

/** A wound symbol, or the weapon's own (RAID-4, FIGHT-7). */
function dieOdds(weapon: Weapon | null): Text {
  const faces = DICE[dieOf(weapon)];
  const hits = faces.filter((face) => woundsOf(face) > 0 || isDecisive(face, weapon)).length;
  return message('odds.die', { percent: percent(hits / faces.length) });
}

function rerollOdds({ roll, people }: View): Text[] {
  return [dieOdds(people.find(({ id }) => id === roll?.person)?.weapon ?? null)];
}

/** A d10 at or below Empathy, or the grey die with so many rerolls. */
function testOdds(prompt: string, person: PersonId): Text[] {
  const { empathy, prowess } = PEOPLE[person];
  if (prompt === 'prompt.test-empathy') return [message('odds.test', { percent: empathy * 10 })];
  if (prompt !== 'prompt.test-prowess-1' && prompt !== 'prompt.test-prowess-2') return [];
  const need = prompt.endsWith('1') ? 1 : 2;
  const faces = DICE.grey.filter((face) => typeof face === 'number' && face >= need).length;
  return [message('odds.test', { percent: percent(1 - (1 - faces / DICE.grey.length) ** (prowess + 1)) })];
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}
