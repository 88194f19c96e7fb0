import type { Seat, Viewer } from '@vigilia/kernel';
import type { Square } from './city.ts';
import type { Power } from './data/cards.ts';
import type { Character } from './data/characters.ts';
import type { EventId } from './data/events.ts';
import { isUnknownDeckOpen } from './rules/hand.ts';
import { rememberShown, type Shown, shownTo } from './shown.ts';
import type { Ending, Look, Phase, Player, Role, Table, Turn } from './state.ts';

/** What one viewer may know, built from nothing. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly beginners: boolean;
  readonly hour: number;
  readonly phase: Phase;
  readonly event: EventId | null;
  readonly order: readonly (Seat | null)[];
  readonly lastOrder: readonly Seat[];
  readonly auction: Table['auction'];
  readonly turn: TurnView | null;
  readonly gears: Table['gears'];
  readonly characters: Readonly<Record<Character, Square>>;
  readonly clues: readonly Square[];
  readonly organ: Square | null;
  readonly slots: Table['slots'];
  readonly used: Table['used'];
  readonly blocked: readonly Character[];
  readonly players: readonly PlayerView[];
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
  /** Characters named as the Chosen One in vain. */
  readonly denied: readonly Character[];
  readonly over: Ending | null;
}

export type TurnView = Pick<
  Turn,
  'seat' | 'character' | 'declared' | 'teeth' | 'walked' | 'rode' | 'playedCard' | 'playedTile' | 'playing'
>;

export interface PlayerView {
  readonly time: number;
  readonly music: number;
  readonly clues: number;
  /** How many Research tiles are in hand. */
  readonly tiles: number;
  /** How many Character cards are held. */
  readonly characters: number;
  /** Everybody began with the same four and plays them openly, so what is left is open too. */
  readonly powers: readonly Power[];
  readonly spent: readonly Power[];
  readonly out: boolean;
  /** Open to all once declared, or when the game is over. */
  readonly role: Role | null;
  /** Where this player has looked, the first look first. */
  readonly looks: readonly Look[];
}

export function view(table: Table, viewer: Viewer): View {
  return { ...openTo(table), ...ownOf(table, viewer, shownTo) };
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
