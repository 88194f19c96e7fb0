import { ABILITIES, CHARACTERS, type Character } from '../../data/characters.ts';
import { EVENTS } from '../../data/events.ts';
import type { Action } from '../../data/gears.ts';
import type { Effect } from '../../effects/effect.ts';
import { bestLook } from './looking.ts';
import type { Mind } from './mind.ts';
import { cluesWorth, pagesWorth, tilesWorth, timeWorth } from './worth.ts';

const SOME = 0.3;

/** What an effect brings by itself; where it leads on the map is for the route to say. */
export function effectWorth(mind: Mind, effect: Effect): number {
  switch (effect.kind) {
    case 'time':
      return timeWorth(mind, effect.amount);
    case 'music':
      return pagesWorth(mind, effect.amount);
    case 'clue':
      return cluesWorth(mind, effect.amount);
    case 'draw':
      return tilesWorth(mind, effect.tiles);
    case 'investigate':
      return bestLook(mind, effect.cards).worth;
    case 'act':
      return Math.max(
        ...(['investigate', 'research', 'compose'] as const).map((action) => actionWorth(mind, action, 0)),
      );
    case 'copy':
      return mind.self.time > effect.cost ? bestCopy(mind).worth + timeWorth(mind, -effect.cost) : 0;
    case 'clue-on-place':
    case 'move-clue':
    case 'regain':
      return cluesWorth(mind, 1) * SOME;
    case 'walk':
    case 'ride':
    case 'block':
    case 'send':
    case 'swap':
    case 'twice':
      return 0;
  }
}

/** What an action off the gears brings with so many Clues spent on it. */
export function actionWorth(mind: Mind, action: Action, clues: number): number {
  const cost = mind.weights.clue * clues;
  switch (action) {
    case 'compose':
      return pagesWorth(mind, 1 + clues) - cost;
    case 'investigate':
      return bestLook(mind, 1 + clues).worth - cost;
    case 'research':
      return tilesWorth(mind, 1 + clues) - cost;
    case 'move-clue':
      return 0;
  }
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
  for (const character of CHARACTERS) {
    if (ABILITIES[character].kind === 'copy') continue;
    const worth = effectWorth(mind, ABILITIES[character]);
    if (worth > best.worth) best = { character, worth };
  }
  return best;
}

/** What choosing a Character brings before the gears turn: the Event's effects and the ability. */
export function characterWorth(mind: Mind, character: Character): number {
  const event = mind.view.event === null ? null : EVENTS[mind.view.event];
  const effects = event?.character?.who === character ? event.character.effects : [];
  const uses =
    event?.position?.effects.some(({ kind }) => kind === 'twice') && mind.view.order[2] === mind.seat ? 2 : 1;
  return (
    effects.reduce((sum, effect) => sum + effectWorth(mind, effect), 0) +
    uses * effectWorth(mind, ABILITIES[character])
  );
}
