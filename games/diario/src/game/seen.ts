import type { Seat } from '@vigilia/kernel';
import type { Decks } from '../data/cards/decks.ts';
import { SHELTER } from '../data/cards/shelter.ts';
import { SPACE_IDS, type SpaceId } from '../data/house.ts';
import type { Option } from '../data/language/effect.ts';
import { stakesIn, stakesOf } from '../data/language/stakes.ts';
import type { PersonId } from '../data/people.ts';
import type { Deciding, SpaceView, Trying, View } from '../kinds/view.ts';
import { castNow } from '../rules/effects/cast-now.ts';
import { factsAt } from '../rules/effects/condition.ts';
import { settledEffects, settledOptions } from '../rules/effects/settled.ts';
import { NOTHING } from '../rules/table/goods.ts';
import type { House, Table } from '../state/state.ts';
import { asksOn } from './asks-on.ts';

export const NO_DAYS: readonly number[] = [];
const NO_SEATS: readonly Seat[] = [];

export function spokenIn(voices: Table['voices']): readonly Seat[] {
  const seats = Object.keys(voices);
  return seats.length === 0 ? NO_SEATS : seats.map(Number);
}

/** Houses and decks are replaced, never changed: what was seen of the latest is kept for as long as it stands. */
let latestHouse: { readonly house: House | null; readonly seen: View['house'] } = { house: null, seen: {} };
let latestDecks: { readonly decks: Decks; readonly counts: View['decks'] } | null = null;

export function houseView(house: House): View['house'] {
  if (latestHouse.house === house) return latestHouse.seen;
  const seen: Partial<Record<SpaceId, SpaceView>> = {};
  for (const space of SPACE_IDS) {
    const on = house[space];
    if (on === undefined) continue;
    seen[space] = on.kind === 'card' ? { kind: SHELTER[on.card].kind, remnants: on.remnants } : on;
  }
  latestHouse = { house, seen };
  return seen;
}

/** Options are data and never change: the stakes of those without a condition are worked out once. */
const WEIGHED = new WeakMap<readonly Option[], Deciding['options']>();

export function decidingAt(table: Table): Deciding | null {
  const frame = table.agenda.at(-1);
  if (frame?.step !== 'options') return null;
  const { scene, options } = frame;
  const known = WEIGHED.get(options);
  const settled = known === undefined ? settledOptions(options, factsAt(table, scene)) : options;
  const weighed = known ?? weigh(settled);
  if (settled === options) WEIGHED.set(options, weighed);
  return {
    story: scene.story,
    ...castNow(table, scene),
    where: scene.where,
    options: weighed,
    asksOn: asksOn(table),
  };
}

function weigh(options: readonly Option[]): Deciding['options'] {
  return Object.fromEntries(
    options.map((option) => [
      option.id,
      { ...stakesOf(option), cost: option.cost ?? NOTHING, when: option.when ?? null },
    ]),
  );
}

export function tryingAt(table: Table): Trying | null {
  const frame = table.agenda.at(-1);
  if (frame?.step !== 'tester' || frame.test.kind === 'd10') return null;
  const { scene, test } = frame;
  const facts = factsAt(table, scene);
  return {
    story: scene.story,
    ...castNow(table, scene),
    where: scene.where,
    pass: stakesIn(settledEffects(test.pass, facts), 'tester'),
    fail: stakesIn(settledEffects(test.fail, facts), 'tester'),
  };
}

const NO_PEOPLE: readonly PersonId[] = [];

export function leftAt({ agenda }: Table): readonly PersonId[] {
  const frame = agenda.at(-1);
  return frame !== undefined && 'left' in frame ? frame.left : NO_PEOPLE;
}

export function tradingAt({ agenda }: Table): View['trading'] {
  const frame = agenda.at(-1);
  if (frame?.step === 'commission') return { stock: frame.stock, due: frame.due, credit: 0 };
  if (frame?.step === 'barter') return { stock: frame.stock, due: 0, credit: frame.credit };
  return null;
}

export function countsOf(decks: Decks): View['decks'] {
  if (latestDecks?.decks === decks) return latestDecks.counts;
  const counts: View['decks'] = {
    events: decks.events.length,
    'unused-events': decks['unused-events'].length,
    people: decks.people.length,
    visitors: decks.visitors.length,
    exploration: decks.exploration.length,
    unknown: decks.unknown.length,
    findings: decks.findings.length,
    residents: decks.residents.length,
    'red-residents': decks['red-residents'].length,
    raids: decks.raids.length,
    'red-raids': decks['red-raids'].length,
    locations: decks.locations.length,
    fate: decks.fate.length,
    narrative: decks.narrative.length,
    colours: decks.colours.length,
  };
  latestDecks = { decks, counts };
  return counts;
}
