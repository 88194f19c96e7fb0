import type { Viewer } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import type { Frame } from './frames.ts';
import { isUnknownDeckOpen } from './hand.ts';
import { everyCard, rememberShown, type Shown, shownTo } from './shown.ts';
import type { OpenFacts, OpenPlayer, Player, Role, Table } from './state.ts';

/** What one viewer may know, built from nothing. */
export interface View extends OpenFacts {
  readonly viewer: Viewer;
  readonly beginners: boolean;
  readonly players: readonly PlayerView[];
  /**
   * What is still to happen, the next last: of the turn being taken, and later. All of it follows from what every seat
   * has seen.
   */
  readonly agenda: { readonly turn: readonly Frame[]; readonly later: readonly Frame[] };
  /** What the viewer holds in secret; null for a spectator. */
  readonly own: {
    readonly tiles: readonly string[];
    readonly characters: readonly Character[];
    readonly role: Role | null;
  } | null;
  /** Character cards in no hand, the Chosen One's aside. */
  readonly unknown: number;
  /** Whether those lie face up, so that there is no deck to investigate (SET-11, THREE-2). */
  readonly isUnknownOpen: boolean;
  /** Research tiles and Events face down. */
  readonly stack: number;
  readonly events: number;
  /** Character cards the viewer was shown, and where they lie: the ink of the deduction sheet. */
  readonly shown: Shown;
}

export interface PlayerView extends OpenPlayer {
  /** How many Research tiles are in hand. */
  readonly tiles: number;
  /** How many Character cards are held. */
  readonly characters: number;
  /** Open to all once declared, or when the game is over. */
  readonly role: Role | null;
}

export function view(table: Table, viewer: Viewer): View {
  return { ...openTo(table), ...ownOf(table, viewer, shownTo) };
}

/** A moment of a finished game with all cards open: roles, hands and the Chosen One. Never for a game that goes on. */
export function opened(table: Table): View {
  return {
    ...openTo(table),
    players: table.players.map((player) => playerView(player, true)),
    viewer: null,
    own: null,
    shown: everyCard(table),
  };
}

/** What every viewer may know, and what one viewer may know besides: for one table. */
export function parts() {
  const shown = rememberShown();
  return { open: openTo, own: (table: Table, viewer: Viewer) => ownOf(table, viewer, shown) };
}

type Own = Pick<View, 'viewer' | 'own' | 'shown'>;

function ownOf(table: Table, viewer: Viewer, shown: typeof shownTo): Own {
  const self = viewer === null ? undefined : table.players[viewer];
  return {
    viewer,
    own: self === undefined ? null : { tiles: self.tiles, characters: self.characters, role: self.role },
    shown: shown(table, viewer),
  };
}

function openTo(table: Table): Omit<View, keyof Own> {
  const { turn } = table;
  const floor = turn?.floor ?? table.agenda.length;
  return {
    seats: table.seats,
    beginners: table.options.beginners,
    hour: table.hour,
    phase: table.phase,
    event: table.event,
    order: table.order,
    lastOrder: table.lastOrder,
    auction: table.auction,
    turn: turn && {
      seat: turn.seat,
      character: turn.character,
      declared: turn.declared,
      teeth: turn.teeth,
      walked: turn.walked,
      rode: turn.rode,
      playedCard: turn.playedCard,
      playedTile: turn.playedTile,
      playing: turn.playing,
    },
    agenda: { turn: table.agenda.slice(floor), later: table.agenda.slice(0, floor) },
    gears: table.gears,
    characters: table.characters,
    clues: table.clues,
    organ: table.organ,
    slots: table.slots,
    used: table.used,
    blocked: table.blocked,
    players: table.players.map((player) => playerView(player, table.over !== null)),
    unknown: table.unknown.length,
    isUnknownOpen: isUnknownDeckOpen(table),
    stack: table.stack.length,
    events: table.events.length,
    denied: table.denied,
    over: table.over,
  };
}

function playerView(player: Player, isOver: boolean): PlayerView {
  return {
    time: player.time,
    music: player.music,
    clues: player.clues,
    tiles: player.tiles.length,
    characters: player.characters.length,
    powers: player.powers,
    spent: player.spent,
    out: player.out,
    role: isOver || player.isRoleOpen ? player.role : null,
    looks: player.looks,
  };
}
