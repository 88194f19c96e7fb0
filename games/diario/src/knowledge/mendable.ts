import type { Ask } from '@vigilia/kernel';
import type { Stake } from '../data/language/stakes.ts';
import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { lossOf } from './losses.ts';
import { namingsOf } from './namings.ts';
import { weighsHeavily } from './take-back.ts';

/**
 * Whether one answer loses nothing that cannot be mended, as far as the view tells: no person may die of it or leave, and no
 * fight may begin. What several choices make together is no such answer, nor one that settles a name along with it.
 */
export function canBeMended(view: View, ask: Ask<Choice>, plan: readonly Choice[]): boolean {
  const [only, ...more] = plan;
  if (only === undefined || more.length > 0 || lossOf(view, ask, plan) !== null) return false;
  if (only.verb !== 'decide') return MENDABLE.includes(only.verb);
  if (namingsOf(view, only).length > 0) return false;
  const stakes = everyStake(view.deciding?.options[only.option]?.stakes ?? []);
  return !stakes.some(({ kind }) => LASTING.includes(kind)) && !weighsHeavily(view, stakes);
}

/** What spends time, goods or a state, and is made good another day. */
const MENDABLE: readonly Choice['verb'][] = [
  'explore',
  'go-back',
  'look',
  'socialise',
  'heal',
  'barter',
  'quietly',
  'loudly',
  'pass-by',
  'work',
  'roll',
  'hush',
  'reroll',
  'keep',
  'fate',
  'miss',
  'narrate',
  'indulge',
  'refuse',
  'visitor',
  'arrival',
  'name',
  'reconsider',
  'go-on',
];

const LASTING: readonly Stake['kind'][] = ['fight', 'leave'];

/** With those of every way that a die, a test, a condition or a later decision may lead to. */
function everyStake(stakes: readonly Stake[]): readonly Stake[] {
  return stakes.flatMap((stake) => [stake, ...everyStake(ahead(stake))]);
}

function ahead(stake: Stake): readonly Stake[] {
  if (stake.kind === 'chance') return stake.rows.flatMap((row) => row.stakes);
  if (stake.kind === 'trial') return [...stake.pass, ...stake.fail];
  if (stake.kind === 'if') return [...stake.stakes, ...stake.otherwise];
  return stake.kind === 'choose' ? stake.options.flatMap((option) => option.stakes) : [];
}
