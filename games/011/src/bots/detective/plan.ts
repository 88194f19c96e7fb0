import { ABILITIES, CHARACTERS, type Character } from '../../data/characters.ts';
import type { Square } from '../../data/city.ts';
import { neighboursOf } from '../../data/city.ts';
import { isAvailable } from '../../rules/available.ts';
import { effectsByCharacter } from '../../rules/event.ts';
import { canTurn, TEETH } from '../../rules/gears.ts';
import { stepsToPay } from '../../rules/move.ts';
import { facesAfter } from '../goal.ts';
import { bestBoost, characterWorth } from './effects.ts';
import { endSquareWorth, gearsLeftWorth } from './end-worth.ts';
import type { Mind } from './mind.ts';
import { bestRoute, type EndWorth, roughRoute } from './route.ts';
import { cluesWorth, timeWorth } from './worth.ts';

/** A turn thought through: whom to choose, how far to turn the gears, and what it all brings. */
export interface Plan {
  readonly character: Character;
  readonly teeth: number;
  readonly worth: number;
}

/** The best turn with each Character that can be chosen, the best first. */
export function plans(mind: Mind): Plan[] {
  return available(mind)
    .map((character) => planWith(mind, character))
    .toSorted((one, other) => other.worth - one.worth);
}

/** The same at a glance: ways over the map are only estimated. */
export function roughPlans(mind: Mind): Plan[] {
  const turns = TEETH.filter((teeth) => canTurn(mind.self, teeth)).map((teeth) => roughTurn(mind, teeth));
  return available(mind)
    .map((character) => {
      const free = freeSteps(mind, character);
      let best: Plan = { character, teeth: 1, worth: Number.NEGATIVE_INFINITY };
      for (const { teeth, machine, paid, worth } of turns) {
        const total = worth + roughRoute(mind, character, { free, paid, machine });
        if (total > best.worth) best = { character, teeth, worth: total };
      }
      return { ...best, worth: best.worth + characterWorth(mind, character) };
    })
    .sort((one, other) => other.worth - one.worth);
}

function roughTurn(mind: Mind, teeth: number) {
  const { machine, steps, action } = facesAfter(mind.view, teeth);
  const paid = stepsToPay({ time: mind.self.time - teeth }, steps);
  const fetched = action === 'move-clue' && mind.view.clues.length > 0 ? 0.4 * cluesWorth(mind, 1) : 0;
  return { teeth, machine, paid, worth: timeWorth(mind, -teeth) + bestBoost(mind, action).worth + fetched };
}

function available({ view }: Mind): Character[] {
  return CHARACTERS.filter((character) => isAvailable(view, character));
}

export function planWith(mind: Mind, character: Character): Plan {
  const { teeth, worth } = bestGears(mind, character, freeSteps(mind, character));
  return { character, teeth, worth: worth + characterWorth(mind, character) };
}

/** How far the gears are best turned with this Character, and what the rest of the turn then brings. */
function bestGears(
  mind: Mind,
  character: Character,
  free: number,
): { readonly teeth: number; readonly worth: number } {
  let best = { teeth: 1, worth: Number.NEGATIVE_INFINITY };
  for (const teeth of TEETH) {
    if (!canTurn(mind.self, teeth)) break;
    const worth = gearsWorth(mind, character, teeth, free);
    if (worth > best.worth) best = { teeth, worth };
  }
  return best;
}

export function gearsWorth(mind: Mind, character: Character, teeth: number, free: number): number {
  const { machine, steps, action } = facesAfter(mind.view, teeth);
  const paid = stepsToPay({ time: mind.self.time - teeth }, steps);
  const route = bestRoute(mind, character, { free, paid, machine }, endWorth(mind, character, teeth));
  const left = gearsLeftWorth(mind, character, teeth);
  return timeWorth(mind, -teeth) + bestBoost(mind, action).worth + route.worth + left;
}

/** Where a walk is well ended: next to a Clue that the action then fetches, near or far from where victory is decided. */
export function endWorth(mind: Mind, character: Character, teeth: number): EndWorth {
  const atEnd = endSquareWorth(mind, character, teeth);
  if (facesAfter(mind.view, teeth).action !== 'move-clue') return atEnd;
  const clue = cluesWorth(mind, 1);
  return (square) => atEnd(square) + (hasClueBeside(mind, square) ? clue : 0);
}

function hasClueBeside({ view }: Mind, square: Square): boolean {
  return neighboursOf(square).some((next) => view.clues.includes(next));
}

/** Free steps before the gears turn: an ability, or what the Event brings for choosing this Character. */
function freeSteps({ view }: Mind, character: Character): number {
  const effects = [ABILITIES[character], ...effectsByCharacter(view, character)];
  return effects.reduce((sum, effect) => sum + (effect.kind === 'walk' ? effect.steps : 0), 0);
}
