import type { Effect, EffectKind, EffectOf } from '../../data/effect.ts';
import { tooManyTiles } from '../../rules/hour.ts';
import { musicGained, tilesDrawn, timeGained } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import { actionWorth, bestCopy, effectWorth } from '../detective/effects.ts';
import type { Mind } from '../detective/mind.ts';
import { pagesText, suspectsText } from './lacking.ts';
import type { Reason } from './reason.ts';

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

type Explained<E> = (mind: Mind, effect: E, weight: number) => Reason[];

/** An effect whose worth is in where it leads is named, and nothing more. */
const byName: Explained<Effect> = (_mind, { kind }, weight) => [
  { text: message('reason.ability-effect', { effect: kind }), weight: weight + SOME },
];

const EXPLAINED: { readonly [K in EffectKind]: Explained<EffectOf<K>> } = {
  time({ self }, effect, weight) {
    const amount = timeGained(self, effect.amount);
    return [{ text: message('reason.ability-time', { amount }), weight }];
  },
  music(mind, effect, weight) {
    const amount = musicGained(mind.self, effect.amount);
    return [
      { text: message('reason.ability-pages', { amount }), weight },
      { text: pagesText(mind), weight: weight * AFTER },
    ];
  },
  clue: (_mind, { amount }, weight) => [{ text: message('reason.ability-clues', { amount }), weight }],
  draw({ tiles, view }, effect, weight) {
    const drawn = tilesDrawn(view.stack, effect.tiles);
    const count = tiles.length + drawn;
    const kept = { text: message('reason.tiles-kept', { count }), weight: weight * AFTER };
    const drawing = { text: message('reason.ability-tiles', { count: drawn }), weight };
    return tooManyTiles(count) > 0 ? [drawing, kept] : [drawing];
  },
  investigate: (mind, { cards }, weight) => [
    { text: message('reason.ability-looks', { count: cards }), weight },
    ...suspectsText(mind).map((text) => ({ text, weight: weight * AFTER })),
  ],
  walk: (_mind, { steps }) => [{ text: message('reason.ability-steps', { steps }), weight: SOME }],
  copy(mind, { cost }, weight) {
    const { character } = bestCopy(mind);
    return [{ text: message('reason.ability-copy', { character, amount: cost }), weight }];
  },
  act: (mind, _effect, weight) => [
    { text: message('reason.ability-act', { action: bestAct(mind) }), weight },
  ],
  ride: byName,
  block: byName,
  'clue-on-place': byName,
  'move-clue': byName,
  regain: byName,
  send: byName,
  swap: byName,
  twice: byName,
};

function gain(mind: Mind, effect: Effect): Reason[] {
  return (EXPLAINED[effect.kind] as Explained<Effect>)(mind, effect, effectWorth(mind, effect));
}

function bestAct(mind: Mind) {
  const actions = ['investigate', 'research', 'compose'] as const;
  return actions.reduce((best, action) =>
    actionWorth(mind, action, 0) > actionWorth(mind, best, 0) ? action : best,
  );
}
