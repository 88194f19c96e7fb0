import type { Chance, Seat } from '@vigilia/kernel';
import { RUNE_SQUARES } from '../city.ts';
import { POWERS } from '../data/cards.ts';
import { CHARACTERS } from '../data/characters.ts';
import { EVENT_IDS } from '../data/events.ts';
import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '../data/gears.ts';
import { TILE_IDS } from '../data/tiles.ts';
import type { Acting, Run } from '../kinds.ts';
import type { Options, Player, Table } from '../state.ts';
import { hasFenrir } from './fenrir.ts';
import { cardsInHand } from './hand.ts';
import { isGameOfThree } from './players.ts';
import { MOST_TIME } from './treasury.ts';

const TIME_OF_THREE = 36;
const FENRIR_STONE = 'fenrir-stone';

/** The table before the deal. */
export function openTable(seats: number, options: Options, chance: Chance): Table {
  return {
    seats,
    answered: 0,
    question: 0,
    agenda: [{ step: 'set-up' }],
    chance,
    options,
    hour: 1,
    phase: 'event',
    event: null,
    order: [],
    lastOrder: [],
    auction: null,
    turn: null,
    gears: [0, 0, ACTION_GEAR.indexOf('move-clue')],
    characters: { ...RUNE_SQUARES },
    clues: [],
    organ: null,
    slots: { N: null, E: null, S: null, W: null },
    used: {},
    blocked: [],
    players: Array.from({ length: seats }, () =>
      newPlayer(isGameOfThree({ seats }) ? TIME_OF_THREE : MOST_TIME),
    ),
    unknown: [],
    chosen: CHARACTERS[0],
    open: [],
    denied: [],
    stack: [],
    events: [],
    over: null,
  };
}

function newPlayer(time: number): Player {
  return {
    time,
    music: 0,
    clues: 0,
    tiles: [],
    characters: [],
    powers: [...POWERS],
    spent: [],
    role: null,
    isRoleOpen: false,
    out: false,
    seen: [],
    looks: [],
  };
}

export const setUp: Acting<'set-up'> = {
  run(run) {
    const table = run.state;
    const machine = run.draw('machine gear', MACHINE_GEAR.length);
    const movement = run.draw('movement gear', MOVEMENT_GEAR.length);
    table.gears = [machine, movement, table.gears[2]];
    const tiles = hasFenrir(table) ? TILE_IDS : TILE_IDS.filter((id) => id !== FENRIR_STONE);
    table.stack = run.shuffle('tiles', tiles);
    table.events = run.shuffle('events', EVENT_IDS);
    table.lastOrder = run.shuffle('order', [...table.players.keys()]);
    run.announce({ type: 'first-order', seats: table.lastOrder });
    dealCharacters(run);
    run.next({ step: 'hour' });
  },
};

/** One card each (two with three players), one set aside as the Chosen One, the rest unknown (SET-6, THREE-2). */
function dealCharacters(run: Run): void {
  const table = run.state;
  const deck = run.shuffle('characters', CHARACTERS);
  const each = isGameOfThree(table) ? 2 : 1;
  for (const [seat, player] of table.players.entries()) {
    player.characters = deck.splice(0, each);
    tellHand(run, seat);
  }
  [table.chosen] = deck.splice(0, 1) as [Table['chosen']];
  table.unknown = deck;
  if (isGameOfThree(table) || table.options.beginners) openUnknownDeck(run);
}

function tellHand(run: Run, seat: Seat): void {
  const cards = cardsInHand(run.state, seat);
  run.reveal(seat, { type: 'dealt', seat, cards }, { type: 'dealt-hidden', seat, count: cards.length });
}

/** Beginners, and three players, see the cards in no hand (SET-11, THREE-2). */
function openUnknownDeck(run: Run): void {
  for (const [index, character] of run.state.unknown.entries()) {
    run.state.open = [...run.state.open, `unknown:${index}`];
    run.revealToAll({ type: 'card-open', character });
  }
}
