import type { Effect } from '../../effects/effect.ts';
import { MOST_MUSIC, MOST_TIME } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import { actionWorth, bestCopy, effectWorth } from '../detective/effects.ts';
import type { Mind } from '../detective/mind.ts';
import { pagesText, suspectsText } from './lacking.ts';
import type { Reason } from './reason.ts';

const TILES_KEPT = 3;
/** What explains a gain comes after it. */
const AFTER = 0.5;
/** What cannot be weighed by itself: where it leads is for the rest of the turn to show. */
const SOME = 0.1;

/** What effects bring, the like of them added up. */
export function gains(mind: Mind, effects: readonly Effect[]): Reason[] {
  return added(effects).flatMap((effect) => gain(mind, effect));
}

function added(effects: readonly Effect[]): Effect[] {
  const sums: Effect[] = [];
  for (const effect of effects) {
    const index = sums.findIndex(({ kind }) => kind === effect.kind);
    const known = sums[index];
    if (known === undefined) sums.push(effect);
    else sums[index] = both(known, effect);
  }
  return sums;
}

function both(one: Effect, other: Effect): Effect {
  if ('amount' in one && 'amount' in other) return { ...one, amount: one.amount + other.amount };
  if ('tiles' in one && 'tiles' in other) return { ...one, tiles: one.tiles + other.tiles };
  if ('cards' in one && 'cards' in other) return { ...one, cards: one.cards + other.cards };
  if ('steps' in one && 'steps' in other) return { ...one, steps: one.steps + other.steps };
  return one;
}

function gain(mind: Mind, effect: Effect): Reason[] {
  const { self, tiles, view } = mind;
  const weight = effectWorth(mind, effect);
  const after = weight * AFTER;
  switch (effect.kind) {
    case 'time': {
      const amount = Math.min(effect.amount, MOST_TIME - self.time);
      return [{ text: message('reason.ability-time', { amount }), weight }];
    }
    case 'music': {
      const amount = Math.min(effect.amount, MOST_MUSIC - self.music);
      return [
        { text: message('reason.ability-pages', { amount }), weight },
        { text: pagesText(mind), weight: after },
      ];
    }
    case 'clue':
      return [{ text: message('reason.ability-clues', { amount: effect.amount }), weight }];
    case 'draw': {
      const drawn = Math.min(effect.tiles, view.stack);
      const count = tiles.length + drawn;
      const kept = { text: message('reason.tiles-kept', { count }), weight: after };
      const drawing = { text: message('reason.ability-tiles', { count: drawn }), weight };
      return count > TILES_KEPT ? [drawing, kept] : [drawing];
    }
    case 'investigate':
      return [
        { text: message('reason.ability-looks', { count: effect.cards }), weight },
        ...suspectsText(mind).map((text) => ({ text, weight: after })),
      ];
    case 'walk':
      return [{ text: message('reason.ability-steps', { steps: effect.steps }), weight: SOME }];
    case 'copy': {
      const { character } = bestCopy(mind);
      return [{ text: message('reason.ability-copy', { character, amount: effect.cost }), weight }];
    }
    case 'act':
      return [{ text: message('reason.ability-act', { action: bestAct(mind) }), weight }];
    case 'ride':
    case 'block':
    case 'clue-on-place':
    case 'move-clue':
    case 'regain':
    case 'send':
    case 'swap':
    case 'twice':
      return [{ text: message('reason.ability-effect', { effect: effect.kind }), weight: weight + SOME }];
  }
}

function bestAct(mind: Mind) {
  const actions = ['investigate', 'research', 'compose'] as const;
  return actions.reduce((best, action) =>
    actionWorth(mind, action, 0) > actionWorth(mind, best, 0) ? action : best,
  );
}
