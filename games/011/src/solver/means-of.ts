import type { Seat } from '@vigilia/kernel';
import type { Source } from '../choices.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Frame } from '../frames.ts';
import { cardsIn, sourcesFor } from '../knowledge/sources.ts';
import { isAvailable } from '../rules/choose.ts';
import { effectsOfEvent } from '../rules/event.ts';
import type { Role, Table } from '../state.ts';
import type { PlayerView, View } from '../view.ts';
import type { Means } from './means.ts';

/** What a declared turn remembers beside what the view shows of it; its player has seen it all happen. */
export interface Underway {
  readonly agenda: readonly Frame[];
  readonly uses: number;
  readonly apart: readonly string[];
}

export function underway({ agenda, turn }: Pick<Table, 'agenda' | 'turn'>): Underway | null {
  if (turn === null || turn.declared === null) return null;
  return { agenda: agenda.slice(turn.floor), uses: turn.uses, apart: turn.apart };
}

export interface Declarer {
  readonly as: Role;
  readonly walker: Character;
  /** Given in the middle of the declared turn; else the turn begins now. */
  readonly underway?: Underway | null;
}

const NEW_TURN: Pick<Means, 'teeth' | 'walked' | 'rode' | 'playedCard' | 'playedTile'> = {
  teeth: 0,
  walked: 0,
  rode: false,
  playedCard: false,
  playedTile: false,
};

/** What a seat's declared turn rests on as far as the viewer knows: other hands hold no tile to be counted on. */
export function meansOf(view: View, seat: Seat, chosen: Character, declarer: Declarer): Means {
  const { as, walker, underway = null } = declarer;
  const player = view.players[seat] as PlayerView;
  const isOwn = view.viewer === seat && view.own !== null;
  const turn = underway === null ? NEW_TURN : (view.turn ?? NEW_TURN);
  return {
    as,
    chosen,
    walker,
    characters: view.characters,
    organ: view.organ,
    clues: view.clues,
    time: player.time,
    music: player.music,
    cluesHeld: player.clues,
    powers: player.powers,
    spent: player.spent,
    tiles: isOwn ? (view.own?.tiles ?? []) : [],
    tilesHeld: player.tiles,
    stack: view.stack,
    gears: view.gears,
    event: view.event,
    effects: effectsOfEvent(view, seat, walker),
    agenda: underway?.agenda ?? [{ step: 'choose' }],
    uses: underway?.uses ?? 1,
    teeth: turn.teeth,
    walked: turn.walked,
    rode: turn.rode,
    playedCard: turn.playedCard,
    playedTile: turn.playedTile,
    sources: sourcesLeft(view, seat, underway?.apart ?? []),
    blockable: CHARACTERS.filter((other) => other !== walker && isAvailable(view, other)),
  };
}

/** Hands and the Unknown deck, without what already lies apart (ACT-7). */
function sourcesLeft(view: View, seat: Seat, apart: readonly string[]): Means['sources'] {
  const apartOf = (source: Source) => apart.filter((mark) => mark.startsWith(`${source}/`)).length;
  return sourcesFor(view, seat).map((source) => ({
    source,
    cards: cardsIn(view, source) - apartOf(source),
  }));
}
