import type { Seat } from '@vigilia/kernel';
import { HANDS, type Source } from '../../choices.ts';
import { CHARACTERS, type Character } from '../../data/characters.ts';
import { EVENTS } from '../../data/events.ts';
import type { Frame } from '../../frames.ts';
import { effectsOfEvent } from '../../knowledge/event-effects.ts';
import type { Role, Table } from '../../state.ts';
import type { PlayerView, View } from '../../view.ts';
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
    bans: view.event === null ? null : (EVENTS[view.event].bans ?? null),
    effects: effectsOfEvent(view, seat, walker),
    agenda: underway?.agenda ?? [{ step: 'choose' }],
    uses: underway?.uses ?? 1,
    teeth: turn.teeth,
    walked: turn.walked,
    rode: turn.rode,
    playedCard: turn.playedCard,
    playedTile: turn.playedTile,
    sources: sourcesFor(view, seat, underway?.apart ?? []),
    blockable: CHARACTERS.filter(
      (other) => other !== walker && view.used[other] === undefined && !view.blocked.includes(other),
    ),
  };
}

/** Hands and the Unknown deck, without what already lies apart (ACT-7). */
function sourcesFor(view: View, seat: Seat, apart: readonly string[]): Means['sources'] {
  const left = (source: Source, cards: number) => ({
    source,
    cards: cards - apart.filter((mark) => mark.startsWith(`${source}/`)).length,
  });
  const hands = view.players.flatMap((player, other) =>
    other === seat || player.out
      ? []
      : [left(HANDS[other] as Source, player.characters + player.powers.length)],
  );
  return view.isUnknownOpen ? hands : [...hands, left('unknown', view.unknown)];
}
