import { namedSeed } from '@vigilia/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { unseen } from '../effects/sources.ts';
import type { Frame } from '../frames.ts';
import { usesOfAbility } from '../rules/event.ts';
import type { Whereabouts } from '../shown.ts';
import type { Player, Table, Turn } from '../state.ts';
import type { View } from '../view.ts';

/** Stands for every tile and Event that no player can know: neither can be played or changes anything by lying there. */
const UNKNOWN_TILE = 'fenrir-stone';
const UNKNOWN_EVENT = 'C';

/** What is to happen, the first named first; `turn` frames go when their player is out. */
export interface Agenda {
  readonly turn: readonly Frame[];
  readonly later: readonly Frame[];
}

/** A table that looks like this to its viewer, with this agenda and this Chosen One. */
export function tableFrom(view: View, agenda: Agenda, chosen: Character): Table {
  const { turn, ...open } = view;
  const hidden = CHARACTERS.filter((card) => card !== chosen && view.shown[card] === undefined);
  const cardsAt = (where: Whereabouts, count: number): Character[] => {
    const known = CHARACTERS.filter((card) => card !== chosen && view.shown[card] === where);
    return [...known, ...hidden.splice(0, count - known.length)];
  };
  const table: Table = {
    ...open,
    options: { beginners: view.beginners },
    answered: 0,
    question: 0,
    chance: { seed: namedSeed('what cannot be known'), drawn: {} },
    agenda: [...agenda.turn, ...agenda.later].toReversed(),
    auction: view.auction && { ...view.auction },
    turn: turn && {
      ...turn,
      marks: [],
      uses: usesOfAbility(view, turn.seat),
      apart: [],
      floor: agenda.later.length,
    },
    players: view.players.map((_, seat) => playerFrom(view, seat, cardsAt)),
    unknown: cardsAt('unknown', view.unknown),
    chosen,
    open: view.isUnknownOpen ? ['unknown:0'] : [],
    stack: Array.from({ length: view.stack }, () => UNKNOWN_TILE),
    events: Array.from({ length: view.events }, () => UNKNOWN_EVENT),
  };
  if (table.turn !== null) putApart(table, table.turn);
  return table;
}

function playerFrom(
  view: View,
  seat: number,
  cardsAt: (where: Whereabouts, count: number) => Character[],
): Player {
  const { tiles, characters, role, ...open } = view.players[seat] as View['players'][number];
  const own = seat === view.viewer ? view.own : null;
  return {
    ...open,
    tiles: own?.tiles ?? Array.from({ length: tiles }, () => UNKNOWN_TILE),
    characters: own?.characters ?? cardsAt(seat, characters),
    role: own?.role ?? role,
    isRoleOpen: role !== null,
    seen: [],
  };
}

/** How many cards of each source lie apart is open to all (ACT-7), which of them makes no difference. */
function putApart(table: Table, turn: Turn): void {
  for (const { hour, source, cards } of table.players[turn.seat]?.looks ?? []) {
    if (hour !== table.hour) continue;
    const marks = unseen(table, source).slice(0, cards);
    turn.apart = [...turn.apart, ...marks.map(({ mark }) => mark)];
  }
}
