import type { Text } from '@vigilia/kernel';
import type { Stake } from '../data/language/stakes.ts';
import { type WhomForeseen, whomAtStake } from '../rules/effects/whom.ts';
import type { Scene } from '../state/frames.ts';
import { formsOf } from './forms.ts';
import { type Key, message } from './message.ts';
import { signed } from './signed.ts';

/** A stake of which it matters whom it touches. */
export type TouchingStake = Extract<Stake, { kind: 'change' | 'leave' }>;

/** Those whom a sentence does not call by name: each has a sentence of its own, because grammar differs with them. */
type Unnamed = Exclude<WhomForeseen['kind'], 'person'>;

const CHANGES = {
  home: {
    chosen: 'effect.change-chosen',
    named: 'effect.change-named',
    tester: 'effect.change-tester',
    present: 'effect.change-at-home',
    everyone: 'effect.change-everyone',
  },
  out: {
    chosen: 'effect.change-chosen-there',
    named: 'effect.change-named',
    tester: 'effect.change-tester',
    present: 'effect.change-there',
    everyone: 'effect.change-everyone',
  },
} as const satisfies Record<Scene['where'], Record<Unnamed, Key>>;

const LEAVES = {
  home: { chosen: 'effect.leave-chosen', named: 'effect.leave-named', tester: 'effect.leave-tester' },
  out: { chosen: 'effect.leave-chosen-there', named: 'effect.leave-named', tester: 'effect.leave-tester' },
} as const satisfies Record<Scene['where'], Record<Exclude<Unnamed, 'present' | 'everyone'>, Key>>;

export function touchingText(stake: TouchingStake, scene: Scene): Text {
  return stake.kind === 'change' ? changeText(stake, scene) : leaveText(stake, scene);
}

function changeText(
  { state, by: size, who }: Extract<TouchingStake, { kind: 'change' }>,
  scene: Scene,
): Text {
  const whom = whomAtStake(who, scene);
  const by = signed(size);
  if (whom.kind !== 'person') return message(CHANGES[scene.where][whom.kind], { state, by });
  const { person } = whom;
  return message('effect.change-person', { state, by, person, ...formsOf('person', person) });
}

function leaveText({ who }: Extract<TouchingStake, { kind: 'leave' }>, scene: Scene): Text {
  const whom = whomAtStake(who, scene);
  if (whom.kind !== 'person') return message(LEAVES[scene.where][whom.kind]);
  const { person } = whom;
  return message('effect.leave-person', { person, ...formsOf('person', person) });
}
