import type { Audit } from '@vigilia/kernel';
import { DICE } from './data/dice.ts';
import { FITTINGS } from './data/fittings.ts';
import { GOODS } from './data/goods.ts';
import { HOUSE, LADDERS } from './data/house.ts';
import { PEOPLE } from './data/people.ts';
import { SHELTER } from './data/shelter.ts';
import type { Diario } from './kinds.ts';
import type { Table } from './state.ts';

/** The game with everything open, in the form of docs/audit.md. */
export const audit: Audit<Diario> = {
  data: () => ({
    goods: GOODS,
    house: { spaces: HOUSE, ladders: LADDERS },
    dice: DICE,
    people: PEOPLE,
    shelter: SHELTER,
    fittings: FITTINGS,
  }),
  state: auditState,
};

function auditState(table: Table): object {
  return {
    leader: table.leader,
    day: table.day,
    phase: table.phase,
    round: table.round,
    tasks: table.tasks,
    people: table.people,
    gone: table.gone,
    starters: table.starters,
    storage: table.storage,
    pile: table.pile,
    bench: table.bench,
    box: table.box,
    house: table.house,
    fittings: table.fittings,
    ideas: table.ideas,
    cold: table.cold,
    tonight: table.tonight,
    locations: table.locations,
    objective: table.objective,
    objectives: table.objectives,
    tokens: table.tokens,
    decks: table.decks,
    discards: table.discards,
    scavenging: table.scavenging,
    fight: table.fight,
    raid: table.raid,
    roll: table.roll,
    voices: table.voices,
    voicesOpen: table.voicesOpen,
    over: table.over,
  };
}
