import { type Ask, everyChoice, type Moment, print } from '@vigilia/kernel';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Eleven } from '../../../src/table/kinds.ts';
import type { View } from '../../../src/table/view.ts';
import { goodBids } from './good-bids.ts';
import { lastGambles, lastPlacements, winningDeclaration, winningSteps } from './good-by-rules.ts';
import { goodDiscards, goodEnds, goodSpending } from './good-hands.ts';

/** What a position near victory is about, and why a good player does one thing and not another. */
export const KINDS = [
  /** The turn wins whatever chance brings, if victory is declared at once or after the one play that it needs. */
  'declare',
  /** Victory is declared and won for certain, as long as every step keeps it so. */
  'step',
  /** The turn would win if it came first: position I is worth all Time but what that turn needs. */
  'bid',
  /** Too many tiles: without one of them fewer turns win, and none more. */
  'discard',
  /** The turn ends: a page not played leaves fewer turns that win, and none more. */
  'end',
  /** Compose: a Clue not spent, or spent in vain, leaves fewer turns that win, and none more. */
  'spend',
  /** The own last turn of the game: naming a suspect may win, perhaps after a look, and anything else does not. */
  'gamble',
  /** A Hero is the last to place this Hour, and without this tile the Organ comes too late for everyone. */
  'place',
] as const;

export type Kind = (typeof KINDS)[number];

export interface Judged {
  readonly kind: Kind;
  /** In notation: what a good player chooses from. */
  readonly good: readonly string[];
}

export interface Question {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly view: View;
}

type Judge = (question: Question) => readonly Choice[] | null;

const JUDGES: Readonly<Record<string, readonly (readonly [Kind, Judge])[]>> = {
  'prompt.choose': [
    ['declare', winningDeclaration],
    ['gamble', lastGambles],
  ],
  'prompt.open-auction': [['bid', goodBids]],
  'prompt.raise': [['bid', goodBids]],
  'prompt.discard': [['discard', goodDiscards]],
  'prompt.end-turn': [['end', goodEnds]],
  'prompt.spend': [['spend', goodSpending]],
  'prompt.place-location': [['place', lastPlacements]],
};

/** Which choices are good and which are not, by an argument from the seat's view alone; null if none is at hand. */
export function judge(moment: Moment<Eleven>, ask: Ask<Choice>): Judged | null {
  const view = game.view(moment.state, ask.seat);
  const isDeclarer = view.turn?.seat === ask.seat && view.turn.declared !== null;
  const judges = isDeclarer ? [['step', winningSteps] as const] : (JUDGES[ask.prompt.key] ?? []);
  const all = everyChoice(ask);
  for (const [kind, good] of judges) {
    const found = good({ moment, ask, view });
    if (found !== null && found.length > 0 && found.length < all.length) {
      return { kind, good: found.map((choice) => print(game.grammar, choice)) };
    }
  }
  return null;
}
