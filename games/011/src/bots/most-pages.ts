import { POWER_EFFECTS } from '../data/cards.ts';
import { ABILITIES, CHARACTERS, type Character } from '../data/characters.ts';
import { TILES, tile } from '../data/tiles.ts';
import type { Effect } from '../effects/effect.ts';
import { effectsOfEvent } from '../knowledge/event-effects.ts';
import { arePlaysBanned } from '../rules/event.ts';
import { STEPS_OF_THE_CARRIAGE } from '../rules/move.ts';
import { PAGES } from '../rules/victory.ts';
import type { View } from '../view.ts';
import { facesAfter, selfOf } from './goal.ts';

/** What a part of a turn brings at the very most. */
interface Gain {
  readonly pages: number;
  readonly time: number;
  /** Clues given into the hand. */
  readonly clues: number;
  /** Clues put on the map. */
  readonly laid: number;
  /** Squares entered, each of which may hold a Clue. */
  readonly squares: number;
  /** Whether a tile is drawn, which may be any. */
  readonly draws: boolean;
}

const NOTHING: Gain = { pages: 0, time: 0, clues: 0, laid: 0, squares: 0, draws: false };
const TEETH = [1, 2, 3];

/**
 * The pages a declarer could have at the very most when the turn that begins now ends: each part of it goes as well as it
 * can, whatever it costs, a tile that is drawn is the best one, and every square entered holds a Clue as long as any lies
 * on the map.
 */
export function mostPages(
  view: View,
  named: Character,
): { readonly possible: number; readonly needed: number } {
  const role = view.own?.role === 'fenrir' ? 'fenrir' : 'hero';
  const walker = role === 'fenrir' ? (view.own?.characters[0] ?? named) : named;
  const event = effectsOfEvent(view, view.viewer ?? 0, walker);
  const uses = event.some(({ kind }) => kind === 'twice') ? 2 : 1;
  const before = [
    ...event.map(gainsOf),
    ...Array.from({ length: uses }, () => gainsOf(ABILITIES[walker])),
    cards(view, event),
  ].reduce(inAllWays, [NOTHING]);
  const ways = TEETH.flatMap((teeth) => before.map((gain) => pagesWith(view, gain, teeth)));
  return { possible: Math.max(...ways), needed: PAGES[role] };
}

/** The alternatives of one effect. */
function gainsOf(effect: Effect): readonly Gain[] {
  const gain = (part: Partial<Gain>): readonly Gain[] => [{ ...NOTHING, ...part }];
  switch (effect.kind) {
    case 'music':
      return gain({ pages: effect.amount });
    case 'time':
      return gain({ time: effect.amount });
    case 'clue':
      return gain({ clues: effect.amount });
    case 'draw':
      return gain({ draws: true });
    case 'walk':
      return gain({ squares: effect.steps });
    case 'ride':
    case 'move-clue':
      return gain({ squares: 1 });
    case 'clue-on-place':
      return gain({ laid: 1 });
    case 'act':
      return [...gain({ pages: 1 }), ...gain({ draws: true }), ...gain({ squares: 1 })];
    case 'copy':
      return CHARACTERS.map((other) => ABILITIES[other]).flatMap((ability) =>
        ability.kind === 'copy' ? [] : gainsOf(ability),
      );
    case 'investigate':
    case 'block':
    case 'regain':
    case 'send':
    case 'swap':
    case 'twice':
      return [NOTHING];
  }
}

/** One Power card, those that the Event gives back among them (EVT-J). */
function cards(view: View, event: readonly Effect[]): readonly Gain[] {
  if (arePlaysBanned(view) || view.turn?.playedCard === true) return [NOTHING];
  const { powers, spent } = selfOf(view);
  const back = event.some(({ kind }) => kind === 'regain') ? spent : [];
  return [NOTHING, ...[...powers, ...back].flatMap((power) => gainsOf(POWER_EFFECTS[power]))];
}

/** One Item tile, any where one was drawn before. */
function tiles(view: View, hasDrawn: boolean): readonly Gain[] {
  if (arePlaysBanned(view) || view.turn?.playedTile === true) return [NOTHING];
  const atHand = hasDrawn ? TILES : (view.own?.tiles ?? []).map(tile);
  return [NOTHING, ...atHand.flatMap(({ effect }) => (effect === null ? [] : gainsOf(effect)))];
}

function pagesWith(view: View, before: Gain, teeth: number): number {
  const { machine, steps, action } = facesAfter(view, teeth);
  const { music, time, clues } = selfOf(view);
  const hasDrawn = (before.draws || action === 'research') && view.stack > 0;
  const ways = inAllWays([before], tiles(view, hasDrawn)).map((gain) => {
    if (action !== 'compose') return gain.pages;
    const paid = Math.max(0, Math.min(steps, time + gain.time - teeth - 1));
    const ridden = machine === null ? 0 : machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 1;
    const collected = Math.min(view.clues.length + gain.laid, gain.squares + paid + ridden);
    return gain.pages + 1 + clues + gain.clues + collected;
  });
  return music + Math.max(...ways);
}

function inAllWays(some: readonly Gain[], more: readonly Gain[]): readonly Gain[] {
  return some.flatMap((one) =>
    more.map((other) => ({
      pages: one.pages + other.pages,
      time: one.time + other.time,
      clues: one.clues + other.clues,
      laid: one.laid + other.laid,
      squares: one.squares + other.squares,
      draws: one.draws || other.draws,
    })),
  );
}
