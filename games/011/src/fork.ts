import type { Player, Table } from './state.ts';

/** Copies by hand, field by field: forking is most of what an answer costs. */
export function fork(table: Table): Table {
  const { gears } = table;
  return {
    ...table,
    agenda: table.agenda.map((frame) => ({ ...frame })),
    chance: { seed: table.chance.seed, drawn: { ...table.chance.drawn } },
    order: table.order.slice(),
    lastOrder: table.lastOrder.slice(),
    auction: table.auction && { ...table.auction, passed: table.auction.passed.slice() },
    turn: table.turn && { ...table.turn, apart: table.turn.apart.slice() },
    gears: [gears[0], gears[1], gears[2]],
    characters: { ...table.characters },
    clues: table.clues.slice(),
    slots: { ...table.slots },
    used: { ...table.used },
    blocked: table.blocked.slice(),
    players: table.players.map(forkPlayer),
    unknown: table.unknown.slice(),
    open: table.open.slice(),
    denied: table.denied.slice(),
    stack: table.stack.slice(),
    events: table.events.slice(),
  };
}

function forkPlayer(player: Player): Player {
  return {
    ...player,
    tiles: player.tiles.slice(),
    characters: player.characters.slice(),
    powers: player.powers.slice(),
    spent: player.spent.slice(),
    seen: player.seen.slice(),
  };
}
