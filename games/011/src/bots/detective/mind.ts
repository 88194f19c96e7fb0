import type { Seat } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import { pagesInHand, pagesOnCard } from '../../effects/pages.ts';
import { chanceOfFenrir, chanceToKnow } from '../../knowledge/beliefs.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { hoursLeft } from '../../rules/hour.ts';
import { marksMissing, pagesMissing, roleToWin } from '../../rules/victory.ts';
import type { PlayerView, View } from '../../view.ts';
import { selfOf } from '../goal.ts';
import { PLAIN, type Weights } from './weights.ts';

/** What the seat that is asked knows, and what it still lacks. */
export interface Mind {
  readonly view: View;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly self: PlayerView;
  readonly tiles: readonly string[];
  readonly isFenrir: boolean;
  /** The Characters that may be the Chosen One. */
  readonly suspects: readonly Character[];
  /** Pages still to be written before the turn that wins: a card and a tile in hand write the rest in that turn. */
  readonly pages: number;
  /** Pages still to be written in all. */
  readonly unwritten: number;
  /** Wolf Marks still to be found; none for a Hero. */
  readonly marks: number;
  /** Hours to come after this one. */
  readonly hours: number;
  /** How near victory the own seat is, from 0 to 1. */
  readonly readiness: number;
  /** How near victory the nearest rival is, from 0 to 1, as far as the view shows it. */
  readonly rivalReadiness: number;
  /** Whether there is time to ask which choices leave a next turn that wins. */
  readonly looksAhead: boolean;
}

export function mindOf(view: View, weights: Weights = PLAIN, { looksAhead = false } = {}): Mind {
  const self = selfOf(view);
  const tiles = view.own?.tiles ?? [];
  const isFenrir = view.own?.role === 'fenrir';
  const possible = suspects(view);
  const marks = isFenrir ? marksMissing(tiles) : 0;
  const unwritten = pagesMissing(roleToWin(view.own?.role ?? null), self.music);
  const pages = Math.max(0, unwritten - pagesInHand(self.powers, tiles));
  return {
    view,
    weights,
    seat: view.viewer ?? 0,
    self,
    tiles,
    isFenrir,
    suspects: possible,
    pages,
    unwritten,
    marks,
    hours: hoursLeft(view),
    readiness: readinessAt(pages + 2 * marks) * certainty(possible.length),
    rivalReadiness: Math.max(0, ...view.players.map((_, seat) => readinessOf(view, seat))),
    looksAhead,
  };
}

function readinessAt(missing: number): number {
  return missing <= 1 ? 1 : missing <= 3 ? 0.5 : missing <= 5 ? 0.2 : 0;
}

function certainty(suspects: number): number {
  return suspects <= 1 ? 1 : suspects === 2 ? 0.4 : 0;
}

/** How near victory another seat is, as far as the view shows it. */
function readinessOf(view: View, seat: Seat): number {
  const player = view.players[seat];
  if (player === undefined || player.out || seat === view.viewer) return 0;
  const written = player.music + pagesOnCard(player.powers) + 1;
  const fenrir = chanceOfFenrir(view, seat);
  const near =
    (1 - fenrir) * readinessAt(pagesMissing('hero', written)) +
    fenrir * readinessAt(pagesMissing('fenrir', written));
  return near === 0 ? 0 : near * chanceToKnow(view, seat);
}
