import { PLACE_SQUARES, type Square } from '@vigilia/game-011';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { Choice, View } from '../../eleven.ts';
import { charactersAt, nounsAt } from './nouns-at.ts';
import type { Offer } from './offers.ts';

/** What pressing a square does. */
export type Press =
  | { readonly does: 'confirm' | 'nothing' }
  | { readonly does: 'pick'; readonly noun: Noun }
  | { readonly does: 'draft'; readonly choice: Choice }
  /** It is not to be had, and the answer says why. */
  | { readonly does: 'ask-why'; readonly choice: Choice };

interface Before {
  readonly view: View;
  readonly offers: ReadonlyMap<Square, Offer>;
  readonly choices: readonly Choice[];
  readonly picks: readonly Noun[];
  readonly plan: readonly Choice[];
}

export function pressOf(square: Square, { view, offers, choices, picks, plan }: Before): Press {
  if (goalOf(view, plan.at(-1)) === square) return { does: 'confirm' };
  const offer = offers.get(square);
  if (offer?.plan) return { does: 'draft', choice: offer.plan };
  if (offer !== undefined) return { does: 'pick', noun: offer.noun };
  const picked = nounsAt(view, square).find((noun) => picks.includes(noun));
  if (picked !== undefined) return { does: 'pick', noun: picked };
  const vain = inVain(view, choices, picks, square);
  return vain === null ? { does: 'nothing' } : { does: 'ask-why', choice: vain };
}

/** Where a draft ends on the map: pressing there again is a yes. */
export function goalOf(view: View, choice: Choice | undefined): Square | null {
  if (choice === undefined) return null;
  if (choice.verb === 'move') return choice.to;
  if (choice.verb === 'swap') return view.characters[choice.other];
  if ('square' in choice) return choice.square;
  if ('place' in choice) return PLACE_SQUARES[choice.place];
  return 'character' in choice && choice.verb !== 'declare' ? view.characters[choice.character] : null;
}

/** The choice meant by pressing a square that is not offered. */
function inVain(
  view: View,
  choices: readonly Choice[],
  picks: readonly Noun[],
  square: Square,
): Choice | null {
  const [character] = charactersAt(view, square);
  for (const choice of choices) {
    if (choice.verb === 'walk' || choice.verb === 'clue' || choice.verb === 'organ' || choice.verb === 'ride')
      return { ...choice, square };
    if (choice.verb === 'move') {
      const isFromPicked = picks.includes(`square:${choice.from}`);
      return isFromPicked ? { ...choice, to: square } : { ...choice, from: square };
    }
    if ((choice.verb === 'choose' || choice.verb === 'block') && character !== undefined)
      return { ...choice, character };
  }
  return null;
}
