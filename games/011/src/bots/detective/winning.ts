import { type Ask, isSameChoice, type Seat } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { goalWith, hasDeclared, isBeforeChoosing, roleToWin } from '../../rules/victory.ts';
import { canWinNow } from '../../solver/can-win.ts';
import { meansOf } from '../../solver/means-of.ts';
import { type Line, winningTurn } from '../../solver/winning-turn.ts';
import type { Choice } from '../../table/choices.ts';
import type { View } from '../../table/view.ts';
import type { Mind } from './mind.ts';

/** The line that wins this turn for certain, were the Character named the Chosen One. */
function winningLine({ view, suspects }: Mind, chosen: Character): Line | null {
  return suspects.includes(chosen) ? canWinNow(view, chosen) : null;
}

/** In the last Hour nothing is lost by naming one of several suspects with whom the turn would win. */
export function lastGamble(mind: Mind, choices: readonly Choice[]): Choice | undefined {
  if (mind.hours > 0 || mind.suspects.length < 2) return undefined;
  return choices.find((choice) => choice.verb === 'declare' && canWinNaming(mind, choice.character));
}

/** Whether a declaration of this Character, made at once, would win if it is the Chosen One. */
export function canWinNaming(mind: Mind, character: Character): boolean {
  return winningLine(mind, character)?.[0]?.verb === 'declare';
}

/** The least Time with which a turn that begins now still wins for certain; null if none does or who is unknown. */
export function leastTimeToWin(mind: Mind): number | null {
  const { view, seat, suspects, self } = mind;
  const [chosen, another] = suspects;
  if (chosen === undefined || another !== undefined || winningLine(mind, chosen) === null) return null;
  const as = roleToWin(view.own?.role ?? null);
  const { walker } = goalWith(as, view.own?.characters ?? [], chosen, view);
  const means = meansOf(view, seat, chosen, { as, walker });
  // More Time never spoils a turn that wins with less, so the least is found by halves.
  let least = 1;
  let enough = self.time;
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (winningTurn({ ...means, time: middle }) === null) least = middle + 1;
    else enough = middle;
  }
  return enough;
}

/**
 * The next choice of the viewer's turn, if it is won: declared, or to be declared by a player who knows the Chosen One and
 * may play something first (TURN-3).
 */
export function nextWinningStep(view: View, ask: Ask<Choice>): Choice | undefined {
  const named = namedIn(view, ask.seat);
  const step = named === null ? undefined : canWinNow(view, named)?.[0];
  if (step === undefined) return undefined;
  const isListed = ask.choices.some((choice) => isSameChoice(choice, step));
  return isListed || step.verb === 'spend' ? step : undefined;
}

function namedIn(view: View, seat: Seat): Character | null {
  if (hasDeclared(view, seat)) return view.turn?.declared ?? null;
  if (!isBeforeChoosing(view, seat)) return null;
  const [chosen, another] = suspects(view);
  return another === undefined ? (chosen ?? null) : null;
}
