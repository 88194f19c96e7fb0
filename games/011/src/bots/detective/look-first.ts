import { chanceToTell } from '../../knowledge/beliefs.ts';
import { effectOfPlay } from '../../rules/plays.ts';
import { canDeclare, goalWith, isBeforeChoosing, roleToWin } from '../../rules/victory.ts';
import { meansOf } from '../../solver/means-of.ts';
import { winningTurn } from '../../solver/winning-turn.ts';
import { type Choice, HANDS, type Source } from '../../table/choices.ts';
import type { Mind } from './mind.ts';
import { afterPlay } from './next-turn.ts';
import { canWinNaming } from './winning.ts';

const SOURCES: readonly Source[] = [...HANDS, 'unknown'];

/**
 * How likely this play, made before choosing, tells who the Chosen One is, and the same turn then wins for certain
 * (TURN-3). Only a look tells, and what was played for it is gone.
 */
export function chanceToDeclareAfter(mind: Mind, choice: Choice): number {
  const { view, seat, suspects } = mind;
  const cards = cardsSeen(choice);
  if (cards === 0 || suspects.length < 2 || !isBeforeChoosing(view, seat)) return 0;
  const told = Math.max(...SOURCES.map((source) => chanceToTell(view, source, cards, suspects.length - 1)));
  if (told === 0) return 0;
  const won = suspects.filter((suspect) => canWinAfter(mind, choice, suspect));
  return (told * won.length) / suspects.length;
}

/**
 * Whether this play is a look, which may rule out a suspect, and costs nothing that a turn with any of them would need
 * (TURN-3, WIN-3).
 */
export function isFreeLook(mind: Mind, choice: Choice): boolean {
  if (cardsSeen(choice) === 0) return false;
  return mind.suspects.every((suspect) => !canWinNaming(mind, suspect) || canWinAfter(mind, choice, suspect));
}

function cardsSeen(choice: Choice): number {
  const effect = effectOfPlay(choice);
  return effect?.kind === 'investigate' ? effect.cards : 0;
}

function canWinAfter(mind: Mind, choice: Choice, chosen: Mind['suspects'][number]): boolean {
  const { view, seat } = mind;
  if (view.own === null) return false;
  const as = roleToWin(view.own.role);
  const { walker } = goalWith(as, view.own.characters, chosen, view);
  const means = {
    ...meansOf(view, seat, chosen, { as, walker, isUnderway: true }),
    ...afterPlay(mind, choice),
    ...(choice.verb === 'card' ? { playedCard: true } : { playedTile: true }),
  };
  return canDeclare(as, means.tiles, means) && winningTurn(means) !== null;
}
