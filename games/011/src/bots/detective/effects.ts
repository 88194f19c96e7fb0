import { ABILITIES, type Character, COPIED } from '../../data/characters.ts';
import type { Action } from '../../data/gears.ts';
import { actionEffect } from '../../effects/actions.ts';
import type { Effect, EffectKind, EffectOf } from '../../data/effect.ts';
import { effectsByCharacter, usesOfAbility } from '../../rules/event.ts';
import { canPay } from '../../rules/treasury.ts';
import { bestLook } from './looking.ts';
import type { Mind } from './mind.ts';
import { cluesCost, cluesWorth, pagesWorth, tilesWorth, timeWorth } from './worth.ts';

const SOME = 0.3;

type Worth<E> = (mind: Mind, effect: E) => number;

const nothing: Worth<Effect> = () => 0;
const someClue: Worth<Effect> = (mind) => cluesWorth(mind, 1) * SOME;

const WORTH: { readonly [K in EffectKind]: Worth<EffectOf<K>> } = {
  time: (mind, { amount }) => timeWorth(mind, amount),
  music: (mind, { amount }) => pagesWorth(mind, amount),
  clue: (mind, { amount }) => cluesWorth(mind, amount),
  draw: (mind, { tiles }) => tilesWorth(mind, tiles),
  investigate: (mind, { cards }) => bestLook(mind, cards).worth,
  act: (mind) =>
    Math.max(
      ...(['investigate', 'research', 'compose'] as const).map((action) => actionWorth(mind, action, 0)),
    ),
  copy: (mind, { cost }) => (canPay(mind.self, cost) ? bestCopy(mind).worth + timeWorth(mind, -cost) : 0),
  'clue-on-place': someClue,
  'move-clue': someClue,
  regain: someClue,
  walk: nothing,
  ride: nothing,
  block: nothing,
  send: nothing,
  swap: nothing,
  twice: nothing,
};

/** What an effect brings by itself; the route says what it is worth on the map. */
export function effectWorth(mind: Mind, effect: Effect): number {
  return (WORTH[effect.kind] as Worth<Effect>)(mind, effect);
}

/** What an action off the gears brings with this number of Clues spent on it. */
export function actionWorth(mind: Mind, action: Action, clues: number): number {
  if (action === 'move-clue') return 0;
  return effectWorth(mind, actionEffect(action, clues)) - cluesCost(mind, clues);
}

/** How many Clues are best spent on an action, and what it then brings. */
export function bestBoost(mind: Mind, action: Action): { readonly clues: number; readonly worth: number } {
  let best = { clues: 0, worth: actionWorth(mind, action, 0) };
  for (let clues = 1; clues <= mind.self.clues; clues++) {
    const worth = actionWorth(mind, action, clues);
    if (worth > best.worth) best = { clues, worth };
  }
  return best;
}

/** Whose ability is worth most to Påhlsson. */
export function bestCopy(mind: Mind): { readonly character: Character; readonly worth: number } {
  let best: { character: Character; worth: number } = {
    character: 'johnsson',
    worth: Number.NEGATIVE_INFINITY,
  };
  for (const character of COPIED) {
    const worth = effectWorth(mind, ABILITIES[character]);
    if (worth > best.worth) best = { character, worth };
  }
  return best;
}

/** What choosing a Character brings before the gears turn: the Event's effects and the ability. */
export function characterWorth(mind: Mind, character: Character): number {
  const effects = effectsByCharacter(mind.view, character);
  return (
    effects.reduce((sum, effect) => sum + effectWorth(mind, effect), 0) +
    usesOfAbility(mind.view, mind.seat) * effectWorth(mind, ABILITIES[character])
  );
}
