import { begin, drawBelow, namedSeed, resume } from '@vigilia/kernel';
import { Scenario as PlayedTable } from '@vigilia/kernel/scenario';
import type { ShelterId } from '../src/data/cards/shelter.ts';
import type { FittingId } from '../src/data/fittings.ts';
import type { Good, Goods } from '../src/data/goods.ts';
import { GOOD_IDS, GOODS } from '../src/data/goods.ts';
import type { PersonId } from '../src/data/people.ts';
import type { Levels } from '../src/data/states.ts';
import { game } from '../src/index.ts';
import type { Event } from '../src/kinds/events.ts';
import type { Diario } from '../src/kinds/kinds.ts';
import type { Frame } from '../src/state/frames.ts';
import type { OnSpace, Options, Person, Table } from '../src/state/state.ts';

/** A person of the group; their states are 0 if the test gives none. */
export type Sketch = Partial<Omit<Person, 'id' | 'levels'>> & { readonly levels?: Partial<Levels> };

export interface Position
  extends Partial<Omit<Table, 'people' | 'agenda' | 'storage' | 'pile' | 'bench' | 'box'>> {
  /** The group; by default Arica, Marin and Anton, all well. */
  readonly people?: Readonly<Partial<Record<PersonId, Sketch>>>;
  /** Storage, pile and bench; the box holds the rest of everything. */
  readonly storage?: Goods;
  readonly pile?: Goods;
  readonly bench?: Goods;
}

/** A table of Diario. The Leader is asked first and decides. */
export class Scenario extends PlayedTable<Diario> {
  /** The step that asks; null when the game is over. */
  get step(): Frame['step'] | null {
    return this.table.agenda.at(-1)?.step ?? null;
  }

  person(id: PersonId): Person {
    const person = this.table.people.find((each) => each.id === id);
    if (person === undefined) throw new Error(`${id} is not in the group`);
    return person;
  }

  levels(id: PersonId): Levels {
    return this.person(id).levels;
  }

  isGone(id: PersonId): boolean {
    return !this.table.people.some((person) => person.id === id);
  }

  storage(good: Good): number {
    return this.table.storage[good] ?? 0;
  }

  pile(good: Good): number {
    return this.table.pile[good] ?? 0;
  }

  box(good: Good): number {
    return this.table.box[good] ?? 0;
  }

  /** The events of one type that the latest answer told. */
  eventsOf<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events().filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}

/** Goods are never made or lost: what lies nowhere else is in the box (SET-10). */
function boxFor(table: Table): Goods {
  const box: Partial<Record<Good, number>> = {};
  for (const good of GOOD_IDS) {
    let elsewhere = 0;
    for (const goods of [table.storage, table.pile, table.bench, table.eliminated])
      elsewhere += goods[good] ?? 0;
    for (const { weapon, remedies } of table.people) {
      if (weapon === good) elsewhere++;
      elsewhere += remedies.filter((remedy) => remedy === good).length;
    }
    if (GOODS[good].count > elsewhere) box[good] = GOODS[good].count - elsewhere;
  }
  return box;
}

/**
 * A dealt table, patched, at the start of these frames. The first frame happens first; the last one named is
 * followed by nothing, so a test sees just the part it is about.
 */
export function at(
  frames: readonly Frame[],
  position: Position = {},
  {
    seats = 1,
    options = { difficulty: 'normal' },
    seed = 'scenario',
  }: { seats?: number; options?: Options; seed?: string } = {},
): Scenario {
  const dealt = begin(game, seats, options, { seed: namedSeed(seed), drawn: {} }).state;
  const { people: sketches = { arica: {}, marin: {}, anton: {} }, ...patch } = position;
  const people = Object.entries(sketches).map(
    ([id, { levels, ...rest } = {}]): Person => ({
      id: id as PersonId,
      levels: { wounds: 0, illness: 0, misery: 0, hunger: 0, fatigue: 0, ...levels },
      duty: null,
      weapon: null,
      remedies: [],
      ...rest,
    }),
  );
  const ids = people.map(({ id }) => id);
  const table: Table = {
    ...dealt,
    leader: 0,
    // The first Morning has been played: what its Event brought is taken back.
    cold: 0,
    tonight: { damage: 0, wounds: 0 },
    tokens: [],
    storage: {},
    pile: {},
    bench: {},
    eliminated: {},
    tasks: [],
    people,
    starters: ids.slice(0, 3),
    // A person in the group cannot be waiting to join it.
    decks: { ...dealt.decks, people: dealt.decks.people.filter((id) => !ids.includes(id)) },
    ...patch,
    agenda: [...frames].reverse(),
  };
  table.box = boxFor(table);
  return new Scenario(game, resume(game, table));
}

/** A seed whose next draws for a purpose are these numbers, each counted from 1 (a d10) or an index from 1. */
export function seedWith(purpose: string, sides: number, ...wanted: number[]): string {
  for (let number = 0; ; number++) {
    const seed = `${purpose} ${number}`;
    if (number > 500_000) throw new Error(`no seed draws ${wanted.join(', ')} for ${purpose}`);
    if (drawsAre(seed, purpose, sides, wanted)) return seed;
  }
}

function drawsAre(seed: string, purpose: string, sides: number, wanted: readonly number[]): boolean {
  const chance = { seed: namedSeed(seed), drawn: {} };
  return wanted.every((number) => drawBelow(chance, purpose, sides) + 1 === number);
}

/** The decks as dealt, some of them laid out. */
export function decksWith(laid: Partial<Table['decks']>): Table['decks'] {
  return { ...at([]).table.decks, ...laid };
}

/** A Shelter card as it lies on a space. */
export function lying(card: ShelterId, { remnants = false } = {}): OnSpace {
  return { kind: 'card', card, remnants };
}

/** A Fitting as it stands on a space. */
export function built(fitting: FittingId): OnSpace {
  return { kind: 'fitting', fitting };
}
