import type { Audit } from '@vigilia/kernel';
import { CHARACTERS } from '../data/characters.ts';
import { EVENT_IDS } from '../data/events.ts';
import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '../data/gears.ts';
import { LINKS, ROWS } from '../data/map.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { cardAt, cardsInHand, isUnknownDeckOpen } from './hand.ts';
import type { Eleven } from './kinds.ts';
import type { Table } from './state.ts';

/** The game with everything open, in the form of docs/audit.md. */
export const audit: Audit<Eleven> = {
  data: (_options, form) => ({
    map: { rows: ROWS, links: LINKS },
    gears: { machine: MACHINE_GEAR, movement: MOVEMENT_GEAR, action: ACTION_GEAR },
    tiles: TILES.map(auditTile),
    // What is shuffled, in the order before it.
    ...(form === 1 ? {} : { characters: CHARACTERS, events: EVENT_IDS }),
  }),
  state: auditState,
};

function auditTile({ id, place, effect, time, clues, wolf, organ }: Tile): object {
  return { id, kind: place === null ? 'item' : 'location', place, effect, time, clues, wolf, organ };
}

function auditState(table: Table): object {
  const { turn } = table;
  return {
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
      playing: turn.playing,
    },
    gears: table.gears,
    map: { characters: table.characters, clues: table.clues, organ: table.organ },
    slots: table.slots,
    used: table.used,
    blocked: table.blocked,
    players: table.players.map((player, seat) => ({
      time: player.time,
      music: player.music,
      clues: player.clues,
      tiles: player.tiles,
      hand: cardsInHand(table, seat),
      spent: player.spent,
      role: player.role,
      out: player.out,
    })),
    unknown: isUnknownDeckOpen(table) ? [] : table.unknown,
    chosen: table.chosen,
    shown: table.open.map((place) => cardAt(table, place)),
    stack: table.stack,
    over: table.over,
  };
}
