import { everyChoice } from '@vigilia/kernel';
import { POWER_EFFECTS } from '../../../src/data/cards.ts';
import type { Effect } from '../../../src/data/effect.ts';
import { tile } from '../../../src/data/tiles.ts';
import { candidateArea, placedCount } from '../../../src/rules/area.ts';
import { pagesInHand } from '../../../src/rules/effects/pages.ts';
import { arePlaysBanned } from '../../../src/rules/event.ts';
import { LAST_HOUR } from '../../../src/rules/hour.ts';
import { MOST_MUSIC, MOST_TIME } from '../../../src/rules/treasury.ts';
import { PAGES } from '../../../src/rules/victory.ts';
import type { Means } from '../../../src/solver/means.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { View } from '../../../src/table/view.ts';
import type { Question } from './good.ts';
import { isBetter, meansOfTurn, teethBefore, waysToWin } from './next-turn.ts';

const TILES_KEPT = 3;
/** With fewer Location tiles placed the Organ may come to stand anywhere. */
const ENOUGH_PLACED = 2;

/** A choice, and what the next turn may rest on if the rest of the question is answered well: null if chance decides. */
interface Outcome {
  readonly choice: Choice;
  readonly means: readonly Means[] | null;
}

/** The last of the tiles that are too many goes. While the Organ does not stand, tiles may be needed for it. */
export function goodDiscards({ ask, view }: Question): Choice[] | null {
  const means = meansOfTurn(view);
  if (means === null || view.hour === LAST_HOUR || ask.choices.length > TILES_KEPT + 1) return null;
  if (means.as === 'hero' && view.organ === null) return null;
  const active = view.players.filter(({ out }) => !out).length;
  const outcomes = ask.choices.flatMap((choice): Outcome[] =>
    choice.verb === 'discard' ? [{ choice, means: [without(means, choice.tile)] }] : [],
  );
  return notWorse(outcomes, { from: 0, to: 3 * (active - 1) }, view);
}

/** Before the turn ends, with all pages at hand: what can be played without chance or the map is played, or kept. */
export function goodEnds({ ask, view }: Question): Choice[] | null {
  const means = meansOfTurn(view);
  if (means === null || view.hour === LAST_HOUR) return null;
  if (means.music + pagesInHand(means.powers, means.tiles) < PAGES[means.as]) return null;
  const { playedCard = false, playedTile = false } = view.turn ?? {};
  const before = { ...means, playedCard, playedTile };
  const outcomes = everyChoice(ask).map((choice): Outcome => {
    if (choice.verb === 'end') return { choice, means: [before] };
    const played = afterPlay(before, choice);
    return { choice, means: played && withFurtherPlays(played) };
  });
  return notWorse(outcomes, teethBefore(view), view);
}

/** Compose boosted by some Clues, and what may be played before the turn ends. */
export function goodSpending({ ask, view }: Question): Choice[] | null {
  const means = meansOfTurn(view);
  if (means === null || view.hour === LAST_HOUR || ask.prompt.vars.action !== 'compose') return null;
  const outcomes = everyChoice(ask).map((choice): Outcome => {
    const amount = choice.verb === 'spend' ? choice.amount : 0;
    const music = Math.min(MOST_MUSIC, means.music + 1 + amount);
    const { playedCard = false, playedTile = false } = view.turn ?? {};
    const written = { ...means, music, cluesHeld: means.cluesHeld - amount, playedCard, playedTile };
    return { choice, means: withFurtherPlays(written) };
  });
  return notWorse(outcomes, teethBefore(view), view);
}

/** What is not shown to leave fewer ways to win than another choice does; null while none leads to victory. */
function notWorse(
  outcomes: readonly Outcome[],
  teeth: ReturnType<typeof teethBefore>,
  { organ, slots }: View,
): Choice[] | null {
  if (organ === null && placedCount(slots) < ENOUGH_PLACED) return null;
  const area = organ === null ? candidateArea(slots) : [organ];
  const known = new Map<string, string>();
  const ways = outcomes.map(({ means }) =>
    means?.map((one) => {
      const key = JSON.stringify([one.music, one.time, one.cluesHeld, one.powers, one.tiles]);
      const found =
        known.get(key) ?? waysToWin({ ...one, playedCard: false, playedTile: false }, teeth, area);
      known.set(key, found);
      return found;
    }),
  );
  const all = ways.flatMap((one) => one ?? []);
  const isBest = (one: string): boolean => one !== '' && !all.some((other) => isBetter(other, one));
  if (!all.some(isBest)) return null;
  return outcomes.flatMap(({ choice }, index) => (ways[index]?.some(isBest) === false ? [] : [choice]));
}

function without(means: Means, id: string): Means {
  return { ...means, tiles: means.tiles.filter((other) => other !== id), tilesHeld: means.tilesHeld - 1 };
}

/** The same, and what else may still be played this turn. */
function withFurtherPlays(means: Means): Means[] {
  if (arePlaysBanned(means)) return [means];
  const cards = means.playedCard ? [] : means.powers.map((power): Choice => ({ verb: 'card', power }));
  const tiles = means.playedTile ? [] : means.tiles.map((id): Choice => ({ verb: 'tile', tile: id }));
  const further = [...cards, ...tiles].flatMap((choice) => afterPlay(means, choice) ?? []);
  return [means, ...further.flatMap(withFurtherPlays)];
}

/** Null if the play asks something, needs chance, cannot be paid or gives an Organ symbol away that may be needed. */
function afterPlay(means: Means, choice: Choice): Means | null {
  if (choice.verb === 'card') {
    const powers = means.powers.filter((other) => other !== choice.power);
    return after({ ...means, powers, playedCard: true }, POWER_EFFECTS[choice.power]);
  }
  if (choice.verb !== 'tile') return null;
  const { effect, time, clues, organ } = tile(choice.tile);
  if (organ && means.organ === null && means.as === 'hero') return null;
  if (effect === null || means.time <= time || means.cluesHeld < clues) return null;
  const paid = { ...means, time: means.time - time, cluesHeld: means.cluesHeld - clues, playedTile: true };
  return after(without(paid, choice.tile), effect);
}

function after(means: Means, effect: Effect): Means | null {
  if (effect.kind === 'music') return { ...means, music: Math.min(MOST_MUSIC, means.music + effect.amount) };
  if (effect.kind === 'time') return { ...means, time: Math.min(MOST_TIME, means.time + effect.amount) };
  return null;
}
