import type { Choice } from '../../choices.ts';
import type { Character } from '../../data/characters.ts';
import { goalWith, roleToWin } from '../../rules/victory.ts';
import { canWinNow } from '../../solver/can-win.ts';
import { meansOf } from '../../solver/means-of.ts';
import type { Line } from '../../solver/winning-turn.ts';
import { winningTurn } from '../../solver/winning-turn.ts';
import type { Mind } from './mind.ts';

/** The line that wins this turn for certain, were the Character named the Chosen One. */
export function winningLine({ view, suspects }: Mind, chosen: Character): Line | null {
  return suspects.includes(chosen) ? canWinNow(view, chosen) : null;
}

/** The declaration of a player who knows the Chosen One and wins for certain. */
export function certainVictory(mind: Mind, choices: readonly Choice[]): Choice | undefined {
  const [chosen, another] = mind.suspects;
  if (chosen === undefined || another !== undefined) return undefined;
  const declared = choices.find((choice) => choice.verb === 'declare' && choice.character === chosen);
  return declared !== undefined && winningLine(mind, chosen) !== null ? declared : undefined;
}

/** In the last Hour nothing is lost by naming one of several suspects with whom the turn would win. */
export function lastGamble(mind: Mind, choices: readonly Choice[]): Choice | undefined {
  if (mind.hours > 0 || mind.suspects.length < 2) return undefined;
  return choices.find((choice) => choice.verb === 'declare' && winningLine(mind, choice.character) !== null);
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
