import type { Choice } from '../../choices.ts';
import type { Power } from '../../data/cards.ts';
import { tile } from '../../data/tiles.ts';
import { placedCount } from '../../rules/area.ts';
import { MARKS_NEEDED } from '../../rules/victory.ts';
import { effectWorth } from './effects.ts';
import { bestLook } from './looking.ts';
import type { Mind } from './mind.ts';
import { bestFirst, type Ranked, rank } from './ranked.ts';
import { timeWorth } from './worth.ts';

/** Gains below this are better kept for later. */
const WORTH_IT = 0.1;
const KEPT = -1;

/** Puts every card or tile better played now than kept before what else is ranked. */
export function withPlays(mind: Mind, choices: readonly Choice[], others: Ranked[]): Ranked[] {
  const most = others[0]?.worth ?? 0;
  const plays = choices.flatMap((choice): Ranked[] => {
    const gain = playGain(mind, choice);
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
  switch (power) {
    case 'compose':
      return view.hour >= 5 && self.music <= 12 ? 1 : KEPT;
    case 'research':
      return tiles.length < 2 ? 1 : KEPT;
    case 'investigate': {
      if (suspects.length <= 1) return KEPT;
      const { worth } = bestLook(mind, 3);
      const expected = mind.weights.identity * (view.hour < 5 ? 1.2 : view.hour < 8 ? 0.55 : 0);
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
  if (isFenrir && wolf > 0 && marksWithout(tiles, id) < MARKS_NEEDED) return KEPT;
  if (isWolfStillAsleep(mind) && wolf > 0) return KEPT;
  if (organ && view.organ === null && placedCount(view.slots) >= 2) return KEPT;
  const cost = -timeWorth(mind, -time) + clues * mind.weights.clue;
  return effectWorth(mind, effect) - cost;
}

function marksWithout(tiles: readonly string[], id: string): number {
  return tiles.reduce((sum, other) => sum + (other === id ? 0 : tile(other).wolf), 0);
}

/** Before Hour V any player may yet turn out to be Fenrir (FEN-1). */
function isWolfStillAsleep({ view }: Mind): boolean {
  return view.hour < 5 && view.seats > 3;
}

/** What is let go first when the hand is full: what is worth least. */
export function rankDiscards(mind: Mind, choices: readonly Choice[]): Ranked[] {
  return rank(choices, (choice) =>
    choice.verb === 'discard' ? -keepingWorth(mind, choice.tile) : Number.NEGATIVE_INFINITY,
  );
}

export function keepingWorth(mind: Mind, id: string): number {
  const { effect, place, wolf, organ } = tile(id);
  const { view, isFenrir } = mind;
  let worth = effect === null ? 0 : Math.max(0, effectWorth(mind, effect));
  if (effect?.kind === 'ride') worth = 0.5;
  if (isFenrir) worth += mind.weights.mark * wolf;
  else if (isWolfStillAsleep(mind)) worth += 0.9 * wolf;
  if (view.organ === null && !isFenrir) worth += place !== null ? 1.3 : organ ? 1 : 0;
  return worth;
}
