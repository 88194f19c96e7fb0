import { isSameChoice, type Text } from '@vigilia/kernel';
import { effectOfPlay } from '../../rules/plays.ts';
import { isBeforeChoosing } from '../../rules/victory.ts';
import { canWinNow } from '../../solver/can-win.ts';
import type { Choice } from '../../table/choices.ts';
import { message } from '../../texts/message.ts';
import { chanceToDeclareAfter } from '../detective/look-first.ts';
import type { Mind } from '../detective/mind.ts';

/** What speaks for playing a card or tile before a Character is chosen (TURN-3). */
export function beforeChoosingTexts(mind: Mind, choice: Choice): Text[] {
  const { view, seat, suspects } = mind;
  if (!isBeforeChoosing(view, seat)) return [];
  const [chosen, another] = suspects;
  if (chosen !== undefined && another === undefined) {
    const step = canWinNow(view, chosen)?.[0];
    if (step !== undefined && isSameChoice(step, choice))
      return [message('reason.play-then-declare', { character: chosen })];
  }
  if (chanceToDeclareAfter(mind, choice) > 0) return [message('reason.look-then-declare')];
  const kind = effectOfPlay(choice)?.kind;
  return kind === 'investigate' || kind === 'draw' ? [message('reason.know-before-choosing')] : [];
}
