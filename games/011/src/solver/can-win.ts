import type { Seat } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { canDeclare, goalWith, hasDeclared, isBeforeChoosing, roleToWin } from '../rules/victory.ts';
import type { Role } from '../table/state.ts';
import type { View } from '../table/view.ts';
import { meansOf } from './means-of.ts';
import { type Line, winningTurn } from './winning-turn.ts';

/**
 * How the viewer wins for certain, naming this Chosen One: in the rest of their own turn, or in one that begins now. Before
 * the declaration the line may begin with what is played first (TURN-3).
 */
export function canWinNow(view: View, chosen: Character): Line | null {
  const { viewer, own } = view;
  if (viewer === null || own === null) return null;
  const as = roleToWin(own.role);
  const { walker } = goalWith(as, own.characters, chosen, view);
  // The Marks are needed only when declaring (WIN-2).
  const isDeclared = hasDeclared(view, viewer);
  if (!isDeclared && !canDeclare(as, own.tiles, view)) return null;
  const isUnderway = isDeclared || isBeforeChoosing(view, viewer);
  return lineOf(view, viewer, chosen, { as, walker, isUnderway });
}

export interface Suspicion {
  readonly as: Role;
  readonly walker: Character;
}

/** How a seat would win were it that seat's turn now, with what lies open of it; Marks are taken for granted. */
export function couldWin(view: View, seat: Seat, chosen: Character, suspicion: Suspicion): Line | null {
  return lineOf(view, seat, chosen, suspicion);
}

function lineOf(
  view: View,
  seat: Seat,
  chosen: Character,
  declarer: Parameters<typeof meansOf>[3],
): Line | null {
  if (view.over !== null || view.players[seat]?.out !== false) return null;
  const isHero = declarer.as === 'hero';
  if (isHero ? view.organ === null : declarer.walker === chosen) return null;
  return winningTurn(meansOf(view, seat, chosen, declarer));
}
