import type { Text } from '@vigilia/kernel';
import { type DieColour, isFirearm } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { RolledBy } from '../../data/language/combat.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { combatTexts } from '../../texts/combat.ts';
import { message } from '../../texts/message.ts';
import { changesOf } from '../../texts/signed.ts';
import { lockChance, percent } from '../percent.ts';
import { testChance } from '../test-chance.ts';
import { rerollWorth, throwOf } from './die.ts';
import { storiesAhead } from './story-odds.ts';

/** The chances of the dice of a fight, a Night Raid or a test; null if a choice leads to none of them. */
export function diceOddsOf(view: View, prompt: Text, choice: Choice): Text[] | null {
  const { verb } = choice;
  if (verb === 'thirst') return [message('odds.thirst')];
  if (verb === 'arm') return dieOdds(view, choice.weapon);
  if (verb === 'unarmed') return dieOdds(view, null);
  if (verb === 'shots') return [message('effect.goods', { changes: changesOf({ ammo: choice.amount }, -1) })];
  if (verb === 'fate') return storyOdds(view, prompt);
  if (verb === 'reroll' || verb === 'keep') return rerollOdds(view, verb);
  if (verb === 'name') return testOdds(prompt.key, choice.person);
  return null;
}

/** The faces of the die, how often they hurt and how much; the weapon's own symbol by itself (RAID-4, FIGHT-7). */
function dieOdds({ fight }: View, weapon: Weapon | null): Text[] {
  const { faces, hurts, decides, average: wounds } = throwOf(weapon);
  const own = percent(decides);
  return [
    message('odds.die', { faces: faces.map(String), percent: percent(hurts), average: average(wounds) }),
    ...(own === 0 ? [] : [decisiveOdds(own)]),
    ...(isFirearm(weapon) ? [message('odds.ammo')] : []),
  ];

  function decisiveOdds(chance: number): Text {
    return fight === null
      ? message('odds.ends-raid', { percent: chance })
      : message('odds.kills', { percent: chance });
  }
}

/** What stands, what another roll brings on average, and which of the two is more (RAID-3, FIGHT-5). */
function rerollOdds(view: View, verb: 'reroll' | 'keep'): Text[] {
  const { roll, raid } = view;
  // The die of a lock is not on the table.
  if (roll === null) return verb === 'keep' ? [] : [message('odds.lock', { percent: lockChance(null) })];
  const { kept, rolled } = rerollWorth(view, roll);
  const [own, other] = verb === 'keep' ? [kept, rolled] : [rolled, kept];
  const worth = average(own);
  return [
    raid === null ? message('odds.wounds', { average: worth }) : message('odds.off-raid', { average: worth }),
    ...(own > other ? [message('odds.better')] : []),
  ];
}

/** How often a Fate card has a story for the die, and what each of these stories brings (FIGHT-8). */
function storyOdds(view: View, prompt: Text): Text[] {
  const stories = storiesAhead(view, prompt.vars.die as DieColour);
  const chance = stories.reduce((sum, each) => sum + each.chance, 0);
  return [
    message('odds.fate', { percent: percent(chance) }),
    ...stories.flatMap((each) => [
      message('effect.chance', { percent: percent(each.chance) }),
      ...combatTexts(each.story, rolledBy(view, prompt)),
    ]),
  ];
}

function rolledBy({ fight }: View, { key }: Text): RolledBy {
  if (key === 'prompt.enemy-story-face') return 'theirs';
  return fight === null ? 'guard' : 'ours';
}

/** A d10 at or below Empathy, or the grey die with this number of rerolls. */
function testOdds(prompt: string, person: PersonId): Text[] {
  if (prompt === 'prompt.test-empathy') return [message('odds.test', { percent: testChance(person, 0) })];
  if (prompt !== 'prompt.test-prowess-1' && prompt !== 'prompt.test-prowess-2') return [];
  return [message('odds.test', { percent: testChance(person, prompt.endsWith('1') ? 1 : 2) })];
}

function average(value: number): string {
  return value.toFixed(1);
}
