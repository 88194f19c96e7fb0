import { POWER_EFFECTS, type Power } from '../../data/cards.ts';
import type { EffectKind } from '../../data/effect.ts';
import { tile } from '../../data/tiles.ts';
import { slotsLeft } from '../../rules/area.ts';
import { pagesInHand, pagesOf } from '../../rules/effects/pages.ts';
import { isBeforeFenrir, isFenrirToCome } from '../../rules/fenrir.ts';
import { musicGained } from '../../rules/treasury.ts';
import { marksMissing } from '../../rules/victory.ts';
import type { Choice } from '../../table/choices.ts';
import { effectWorth } from './effects.ts';
import { VICTORY } from './end-worth.ts';
import { chanceToDeclareAfter, isFreeLook } from './look-first.ts';
import type { Mind } from './mind.ts';
import { afterPlay, chanceNextTurn, withoutTile } from './next-turn.ts';
import { bestFirst, type Ranked, rank } from './ranked.ts';
import { timeWorth } from './worth.ts';

/** From this Hour on every look is worth its card. */
const LATE = 8;
/** Tiles with the Organ symbol are kept with no more slots left than this. */
const NEARLY_FULL = 2;
/** Gains below this are better kept for later. */
const WORTH_IT = 0.1;
const KEPT = -1;
/** What tiles are worth that shorten the way of the turn that wins. */
const ON_THE_WAY: Partial<Record<EffectKind, number>> = { ride: 0.5, walk: 0.5, send: 0.4, swap: 0.4 };

/**
 * Puts every card or tile better played now than kept before what else is ranked. A declaration is ranked only if it is
 * the last chance: then what is played before it is a look that may tell more of whom to name, and nothing else.
 */
export function withPlays(mind: Mind, choices: readonly Choice[], others: Ranked[]): Ranked[] {
  const [best] = others;
  const most = best?.worth ?? 0;
  const possible = choices.filter(({ verb }) => verb === 'card' || verb === 'tile');
  const next = possible.length > 0 ? chanceNextTurn(mind) : 0;
  const plays = possible.flatMap((choice): Ranked[] => {
    const told = chanceToDeclareAfter(mind, choice);
    if (best?.choice.verb === 'declare' && told === 0 && !isFreeLook(mind, choice)) return [];
    const change = chanceNextTurn(mind, afterPlay(mind, choice)) - next;
    const gain = playGain(mind, choice) + VICTORY * (change + told);
    return gain > WORTH_IT ? [{ choice, worth: most + gain }] : [];
  });
  return plays.length === 0 ? others : bestFirst([...plays, ...others]);
}

/** What playing it now brings over keeping it. */
export function playGain(mind: Mind, choice: Choice): number {
  if (choice.verb === 'card') return cardGain(mind, choice.power);
  return choice.verb === 'tile' ? tileGain(mind, choice.tile) : KEPT;
}

function cardGain(mind: Mind, power: Power): number {
  const { view, self, tiles, suspects } = mind;
  const effect = POWER_EFFECTS[power];
  switch (power) {
    case 'compose': {
      const pages = pagesOf(effect);
      const isAllWritten = musicGained(self, pages) === pages;
      return (!isBeforeFenrir(view) && isAllWritten) || isPageNeeded(mind) ? 1 : KEPT;
    }
    case 'research':
      return tiles.length < 2 ? 1 : KEPT;
    case 'investigate': {
      if (suspects.length <= 1) return KEPT;
      const worth = effectWorth(mind, effect);
      const expected = mind.weights.identity * (isBeforeFenrir(view) ? 1.2 : view.hour < LATE ? 0.55 : 0);
      return worth > 0 && worth >= expected ? worth : KEPT;
    }
    case 'transport':
      return KEPT;
  }
}

function tileGain(mind: Mind, id: string): number {
  const { effect, wolf, organ, time, clues } = tile(id);
  const { view, isFenrir, tiles } = mind;
  if (effect === null) return KEPT;
  if (isFenrir && wolf > 0 && marksMissing(without(tiles, id)) > 0) return KEPT;
  if (isFenrirToCome(view) && wolf > 0) return KEPT;
  if (organ && view.organ === null && slotsLeft(view.slots) <= NEARLY_FULL) return KEPT;
  const cost = -timeWorth(mind, -time) + clues * mind.weights.clue;
  return effectWorth(mind, effect) - cost;
}

/** Whether a page is missing that Compose is there for: then it is better written than waited for. */
function isPageNeeded({ pages, unwritten, suspects }: Mind): boolean {
  return pages === 0 && unwritten > 0 && suspects.length === 1;
}

function without(tiles: readonly string[], id: string): string[] {
  return tiles.filter((other) => other !== id);
}

/** Marks that would have to be found again without this tile. */
function marksLost({ tiles, marks }: Mind, id: string): number {
  return marksMissing(without(tiles, id)) - marks;
}

/** What is let go first when the hand is full: what is worth least. */
export function rankDiscards(mind: Mind, choices: readonly Choice[]): Ranked[] {
  return rank(choices, (choice) => {
    if (choice.verb !== 'discard') return Number.NEGATIVE_INFINITY;
    const next = chanceNextTurn(mind, withoutTile(mind.tiles, choice.tile));
    return VICTORY * next - keepingWorth(mind, choice.tile);
  });
}

/** Pages that were missing before the turn that wins without this tile. */
function pagesWithout({ self, tiles, unwritten }: Mind, id: string): number {
  return Math.max(0, unwritten - pagesInHand(self.powers, without(tiles, id)));
}

export function keepingWorth(mind: Mind, id: string): number {
  const { effect, place, wolf, organ } = tile(id);
  const { view, isFenrir } = mind;
  let worth = effect === null ? 0 : (ON_THE_WAY[effect.kind] ?? Math.max(0, effectWorth(mind, effect)));
  worth += pagesWithout(mind, id) - mind.pages;
  if (isFenrir) worth += mind.weights.mark * marksLost(mind, id);
  else if (isFenrirToCome(view)) worth += 0.9 * wolf;
  if (view.organ === null && !isFenrir) worth += place !== null ? 1.3 : organ ? 1 : 0;
  return worth;
}
