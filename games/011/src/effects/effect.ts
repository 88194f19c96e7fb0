import type { Choice } from '../choices.ts';
import type { Table } from '../state.ts';
import { type Act, act } from './kinds/act.ts';
import { clue, draw, music, time, twice } from './kinds/at-once.ts';
import { block } from './kinds/block.ts';
import { clueOnPlace } from './kinds/clue-on-place.ts';
import { type Copy, copy } from './kinds/copy.ts';
import { investigate } from './kinds/investigate.ts';
import { moveClue } from './kinds/move-clue.ts';
import { regain } from './kinds/regain.ts';
import { ride } from './kinds/ride.ts';
import { send } from './kinds/send.ts';
import { swap } from './kinds/swap.ts';
import { walk } from './kinds/walk.ts';
import type { AskingRule, InstantRule } from './rule.ts';

/** Every kind of effect; a new kind is a file and a line here. */
const RULES = {
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
};

/** The kinds that stand for other effects, and can happen where one of those can. */
const STAND_INS = { act: act(canHappen), copy: copy(canHappen) };

/** The small language in which abilities, Events, Power cards and Item tiles say what they do. */
export type Effect = EffectIn<(typeof RULES)[keyof typeof RULES]> | Act | Copy;

export type EffectKind = Effect['kind'];

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

/** What effects leave on the agenda while they ask. */
export type EffectFrame =
  | FrameIn<(typeof RULES)[keyof typeof RULES]>
  | FrameIn<(typeof STAND_INS)[keyof typeof STAND_INS]>;

export type CanHappen = (table: Table, effect: Effect) => boolean;

type EffectIn<R> = R extends { can(table: Table, effect: infer E): boolean } ? E : never;

type FrameIn<R> = R extends { frame(effect: never): infer F } ? F : never;

type Rule<E> = InstantRule<E> | AskingRule<E, EffectFrame, Choice['verb']>;

/** Every kind of effect by its name. */
export const EFFECTS: { readonly [K in EffectKind]: Rule<EffectOf<K>> } = { ...RULES, ...STAND_INS };

export const EFFECT_KINDS = Object.keys(EFFECTS) as readonly EffectKind[];

export function ruleOf(effect: Effect): Rule<Effect> {
  return EFFECTS[effect.kind] as Rule<Effect>;
}

/** Apart from the rules, since it is asked of every card and tile in every question: one look-up instead of two. */
const CAN = Object.fromEntries(EFFECT_KINDS.map((kind) => [kind, EFFECTS[kind].can])) as Readonly<
  Record<EffectKind, CanHappen>
>;

export function canHappen(table: Table, effect: Effect): boolean {
  return CAN[effect.kind](table, effect);
}
