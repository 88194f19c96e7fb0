import { POWER_EFFECTS } from '../data/cards.ts';
import { ABILITIES, CHARACTERS, type Character, COPIED } from '../data/characters.ts';
import type { Effect } from '../data/effect.ts';
import { TILES, tile } from '../data/tiles.ts';
import { actionEffect } from '../rules/effects/actions.ts';
import { effectsOfEvent, usesOfAbility } from '../rules/event.ts';
import { actionShown, facesAfter, stepsShown, TEETH } from '../rules/gears.ts';
import { freeStepsOf, machineRunning, stepsToPay } from '../rules/move.ts';
import { isCardLeft, isTileLeft } from '../rules/plays.ts';
import { canDeclare, goalWith, pagesMissing, roleToWin } from '../rules/victory.ts';
import type { PlayerView, View } from '../table/view.ts';

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

const UNPLAYED = { playedCard: false, playedTile: false };
const NOTHING: Gain = { pages: 0, time: 0, clues: 0, laid: 0, squares: 0, draws: false };

/**
 * The pages a declarer could have at the very most when the turn that begins now ends: each part of it goes as well as it
 * can, whatever it costs, a tile that is drawn is the best one, and every square entered holds a Clue as long as any lies
 * on the map.
 */
export function mostPages(
  view: View,
  named: Character,
): { readonly possible: number; readonly areEnough: boolean } {
  const { viewer, own } = view;
  const seat = viewer ?? 0;
  const self = view.players[seat];
  if (self === undefined) return { possible: 0, areEnough: false };
  const role = roleToWin(own?.role ?? null);
  const { walker } = goalWith(role, own?.characters ?? [], named, view);
  const event = effectsOfEvent(view, seat, walker);
  const before = [
    ...event.map(gainsOf),
    ...Array.from({ length: usesOfAbility(view, seat) }, () => gainsOf(ABILITIES[walker])),
    cards(view, self, event),
  ].reduce(inAllWays, [NOTHING]);
  const ways = TEETH.flatMap((teeth) => before.map((gain) => pagesWith(view, self, gain, teeth)));
  const possible = Math.max(...ways);
  return { possible, areEnough: pagesMissing(role, possible) === 0 };
}

/**
 * Whether the viewer may declare, and the turn that begins now could bring the pages, with some name or other. It tells
 * nothing of who the Chosen One is.
 */
export function isVictoryNear(view: View): boolean {
  const { own } = view;
  if (own === null || !canDeclare(roleToWin(own.role), own.tiles, view)) return false;
  return CHARACTERS.some((named) => mostPages(view, named).areEnough);
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
      return COPIED.flatMap((other) => gainsOf(ABILITIES[other]));
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
function cards(view: View, { powers, spent }: PlayerView, event: readonly Effect[]): readonly Gain[] {
  if (!isCardLeft(view, view.turn ?? UNPLAYED)) return [NOTHING];
  const back = event.some(({ kind }) => kind === 'regain') ? spent : [];
  return [NOTHING, ...[...powers, ...back].flatMap((power) => gainsOf(POWER_EFFECTS[power]))];
}

/** One Item tile, any if one was drawn before. */
function tiles(view: View, hasDrawn: boolean): readonly Gain[] {
  if (!isTileLeft(view, view.turn ?? UNPLAYED)) return [NOTHING];
  const atHand = hasDrawn ? TILES : (view.own?.tiles ?? []).map(tile);
  return [NOTHING, ...atHand.flatMap(({ effect }) => (effect === null ? [] : gainsOf(effect)))];
}

function pagesWith(view: View, self: PlayerView, before: Gain, teeth: number): number {
  const turned = { gears: facesAfter(view, teeth), event: view.event };
  const machine = machineRunning(turned);
  const action = actionShown(turned);
  const hasDrawn = (before.draws || action === 'research') && view.stack > 0;
  const ways = inAllWays([before], tiles(view, hasDrawn)).map((gain) => {
    const paid = stepsToPay({ time: self.time + gain.time - teeth }, stepsShown(turned));
    const ridden = machine === null ? 0 : Math.max(1, freeStepsOf(machine));
    const collected = Math.min(view.clues.length + gain.laid, gain.squares + paid + ridden);
    const composed = actionEffect(action, self.clues + gain.clues + collected);
    return gain.pages + (composed.kind === 'music' ? composed.amount : 0);
  });
  return self.music + Math.max(...ways);
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
