import type { Effect, EffectKind, EffectOf } from '../../data/effect.ts';
import type { Choice } from '../../table/choices.ts';
import type { EffectFrame } from '../../table/frames.ts';
import type { Table } from '../../table/state.ts';
import { act } from './kinds/act.ts';
import { clue, draw, music, time, twice } from './kinds/at-once.ts';
import { block } from './kinds/block.ts';
import { clueOnPlace } from './kinds/clue-on-place.ts';
import { copy } from './kinds/copy.ts';
import { investigate } from './kinds/investigate.ts';
import { moveClue } from './kinds/move-clue.ts';
import { regain } from './kinds/regain.ts';
import { ride } from './kinds/ride.ts';
import { send } from './kinds/send.ts';
import { swap } from './kinds/swap.ts';
import { walk } from './kinds/walk.ts';
import type { AskingRule, CanHappen, InstantRule } from './rule.ts';

type Rule<E> = InstantRule<E> | AskingRule<E, EffectFrame, Choice['verb']>;

/** Every kind of effect by its name; a new kind is a file and a line here. */
export const EFFECTS: { readonly [K in EffectKind]: Rule<EffectOf<K>> } = {
  time,
  music,
  clue,
  draw,
  twice,
  investigate,
  walk,
  ride,
  block,
  'clue-on-place': clueOnPlace,
  'move-clue': moveClue,
  regain,
  send,
  swap,
  // These stand for other effects, and can happen if one of those can.
  act: act(canHappen),
  copy: copy(canHappen),
};

export const EFFECT_KINDS = Object.keys(EFFECTS) as readonly EffectKind[];

export function ruleOf(effect: Effect): Rule<Effect> {
  return EFFECTS[effect.kind] as Rule<Effect>;
}

/** Whether an effect acts with the chosen Character, and so waits until there is one (TURN-3). */
export function needsCharacter(effect: Effect): boolean {
  return ruleOf(effect).needsCharacter === true;
}

/** Every question asks this of every card and tile, so it is one look-up. */
const CAN = Object.fromEntries(EFFECT_KINDS.map((kind) => [kind, EFFECTS[kind].can])) as Readonly<
  Record<EffectKind, CanHappen>
>;

export function canHappen(table: Table, effect: Effect): boolean {
  return CAN[effect.kind](table, effect);
}
