import type { Character } from '../data/characters.ts';
import type { Square } from '../data/city.ts';
import { DIRECTIONS } from '../data/places.ts';
import { placedCount } from '../rules/area.ts';
import { wolfMarks } from '../rules/fenrir.ts';
import { LAST_HOUR } from '../rules/hour.ts';
import { MARKS_NEEDED, PAGES, roleToWin } from '../rules/victory.ts';
import type { Role } from '../table/state.ts';
import type { View } from '../table/view.ts';
import { suspects } from './sheet.ts';

/** A count on its way to a number that is needed. */
export interface Count {
  readonly count: number;
  readonly needed: number;
}

/** How near a viewer is to victory (WIN-2), by nothing but their view. */
export interface Progress {
  readonly hour: Count;
  /** Where the Organ stands; null before it is placed. */
  readonly organ: Square | null;
  /** Location tiles in the slots: four of them place the Organ (ORG-1). */
  readonly tiles: Count;
  /** What a player adds to that; null for a spectator, who has nothing to win. */
  readonly own: OwnProgress | null;
}

export interface OwnProgress {
  /** As which of the two the player wins. Until Fenrir wakes every player is a Hero (FEN-2). */
  readonly role: Role;
  readonly pages: Count;
  /** Wolf Marks in hand. Only Fenrir needs them. */
  readonly marks: Count;
  /** All who may still be the Chosen One. */
  readonly suspects: readonly Character[];
}

/** Null if nothing is left to win: the game is over, or the viewer is out of it. */
export function progressOf(view: View): Progress | null {
  const { viewer, over, hour, organ, slots } = view;
  const player = viewer === null ? undefined : view.players[viewer];
  if (over !== null || player?.out === true) return null;
  return {
    hour: { count: hour, needed: LAST_HOUR },
    organ,
    tiles: { count: placedCount(slots), needed: DIRECTIONS.length },
    own: player === undefined ? null : ownProgress(view, player.music),
  };
}

function ownProgress(view: View, music: number): OwnProgress {
  const role = roleToWin(view.own?.role ?? null);
  const marks = wolfMarks(view.own?.tiles ?? []);
  return {
    role,
    pages: { count: music, needed: PAGES[role] },
    marks: { count: marks, needed: MARKS_NEEDED },
    suspects: suspects(view),
  };
}
