import { CHARACTERS, type Character } from '../data/characters.ts';
import { unseen } from '../rules/effects/sources.ts';
import { usesOfAbility } from '../rules/event.ts';
import type { Whereabouts } from '../table/shown.ts';
import type { CardPlace, Player, Table } from '../table/state.ts';
import type { View } from '../table/view.ts';
import { suspects } from './sheet.ts';

/** Stands for every tile and Event that no player can know: neither can be played or changes anything by lying there. */
const UNKNOWN_TILE = 'fenrir-stone';
const UNKNOWN_EVENT = 'C';
const NO_CHANCE = { seed: '0'.repeat(64), drawn: {} };

/**
 * A table that looks like this to its viewer, with the open question on its agenda. Cards that the viewer was not shown lie
 * if there is room for them; what comes to light of them ends a rehearsal.
 */
export function rehearsal(view: View): Table | null {
  const [chosen] = suspects(view);
  if (chosen === undefined) return null;
  const { turn, agenda, ...open } = view;
  const cards = dealt(view, chosen);
  const table: Table = {
    ...open,
    options: { beginners: view.beginners },
    answered: 0,
    question: 0,
    chance: NO_CHANCE,
    agenda: [...agenda.later, ...agenda.turn],
    auction: view.auction && { ...view.auction },
    turn: turn && {
      ...turn,
      marks: [],
      uses: usesOfAbility(view, turn.seat),
      apart: [],
      floor: agenda.later.length,
    },
    players: view.players.map((_, seat) => playerFrom(view, seat, cards.hands[seat] ?? [])),
    unknown: cards.unknown,
    chosen,
    open: view.isUnknownOpen ? cards.unknown.map((_, index): CardPlace => `unknown:${index}`) : [],
    stack: Array.from({ length: view.stack }, () => UNKNOWN_TILE),
    events: Array.from({ length: view.events }, () => UNKNOWN_EVENT),
  };
  if (view.viewer !== null) (table.players[view.viewer] as Player).seen = placesShown(view, table);
  putApart(table);
  return table;
}

/** The Character cards: those the viewer was shown where they lie, the others in what room is left. */
function dealt(view: View, chosen: Character) {
  const hidden = CHARACTERS.filter((card) => card !== chosen && view.shown[card] === undefined);
  const cardsAt = (where: Whereabouts, count: number): Character[] => {
    const known = CHARACTERS.filter((card) => card !== chosen && view.shown[card] === where);
    return [...known, ...hidden.splice(0, count - known.length)];
  };
  const hands = view.players.map(({ characters }, seat) => cardsAt(seat, characters));
  return { hands, unknown: cardsAt('unknown', view.unknown) };
}

function playerFrom(view: View, seat: number, cards: readonly Character[]): Player {
  const { tiles, characters: _, role, ...open } = view.players[seat] as View['players'][number];
  const own = seat === view.viewer ? view.own : null;
  return {
    ...open,
    tiles: own?.tiles ?? Array.from({ length: tiles }, () => UNKNOWN_TILE),
    characters: own?.characters ?? cards,
    role: own?.role ?? role,
    isRoleOpen: role !== null,
    seen: [],
  };
}

/** Where the cards lie that the viewer was shown. */
function placesShown({ shown }: View, { unknown, players }: Table): CardPlace[] {
  return CHARACTERS.flatMap((card): CardPlace[] => {
    const where = shown[card];
    if (where === undefined) return [];
    if (where === 'chosen') return [where];
    if (where === 'unknown') return [`unknown:${unknown.indexOf(card)}`];
    return [`${where}:${players[where]?.characters.indexOf(card) ?? 0}`];
  });
}

/** How many cards of each source lie apart is open to all (ACT-7), which of them makes no difference. */
function putApart(table: Table): void {
  const { turn, hour } = table;
  for (const look of turn === null ? [] : (table.players[turn.seat]?.looks ?? [])) {
    if (turn === null || look.hour !== hour) continue;
    const marks = unseen(table, look.source).slice(0, look.cards);
    turn.apart = [...turn.apart, ...marks.map(({ mark }) => mark)];
  }
}
