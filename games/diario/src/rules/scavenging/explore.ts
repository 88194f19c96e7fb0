import type { Refusal } from '@vigilia/kernel';
import { LOCATIONS, SPECIALS, type Special } from '../../data/cards/locations.ts';
import type { Spot } from '../../data/cards/spots.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Event } from '../../kinds/events.ts';
import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Scavenging, Table } from '../../state/state.ts';
import { spotsIn } from '../table/area.ts';
import { ask, refuse } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { passJournal } from '../table/markers.ts';
import { OUT } from '../table/scenes.ts';
import { countTurned } from '../table/turned.ts';
import { goBack, type Hindrance, hindranceAt, priceOf } from './going-back.ts';
import { isExploring, returnCards, unseen } from './unknown.ts';

type SpecialVerb = 'look' | 'socialise' | 'heal' | 'barter';

interface SpecialFacts {
  readonly special: Special;
  readonly event: Extract<Event, { location: unknown }>['type'] &
    ('looked-around' | 'socialised' | 'tended' | 'sought-trade');
}

/** How each special is asked for and told. */
const SPECIAL_VERBS: Readonly<Record<SpecialVerb, SpecialFacts>> = {
  look: { special: 'look', event: 'looked-around' },
  socialise: { special: 'socialise', event: 'socialised' },
  heal: { special: 'heal', event: 'tended' },
  barter: { special: 'trade', event: 'sought-trade' },
};
const VERBS = Object.keys(SPECIAL_VERBS) as SpecialVerb[];

/**
 * The next card of the Unknown deck, or something else instead: what the Location offers (SCAV-6), or going back to
 * what lies open (SCAV-7). An empty deck ends scavenging (SCAV-5), and so does the last scavenger who is about no more.
 */
export const unknown: Acting<'unknown'> = {
  run(run) {
    const table = run.state;
    if (!isExploring(table) || unseen(table) === 0) return;
    if (specialsNow(table).length === 0 && spotsNow(table).length === 0) turnCard(run);
    else run.next({ step: 'explore' });
  },
};

export const explore: Asking<'explore', 'explore' | 'go-back' | SpecialVerb> = {
  asks(table) {
    const choices: Choice[] = [{ verb: 'explore' }];
    for (const verb of specialsNow(table)) choices.push({ verb });
    for (const spot of spotsNow(table)) choices.push({ verb: 'go-back', spot });
    return ask(table, 'SCAV-6', 'prompt.explore', choices, { vars: { count: unseen(table) } });
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'explore') turnCard(run);
    else if (choice.verb === 'go-back') goBack(run, choice.spot, { step: 'unknown' });
    else useSpecial(run, choice.verb);
  },
  why(table, _frame, choice) {
    const { scavenging } = table;
    if (choice.verb === 'go-back') return whyNotBack(table, choice.spot);
    const { verb } = choice;
    if (scavenging === null || !isSpecialVerb(verb)) return null;
    const { special } = SPECIAL_VERBS[verb];
    const { location } = scavenging;
    if (LOCATIONS[location].specials[special] === undefined)
      return refuse('SCAV-6', 'refusal.no-such-special', { location });
    if (scavenging.specials.includes(special)) return refuse('SCAV-6', 'refusal.special-used', { location });
    return refuse('SCAV-6', 'refusal.too-few-cards', { count: SPECIALS[special], left: unseen(table) });
  },
};

function isSpecialVerb(verb: Choice['verb']): verb is SpecialVerb {
  return verb in SPECIAL_VERBS;
}

/** The special that a choice uses; null if it uses none (SCAV-6). */
export function specialOf(verb: Choice['verb']): Special | null {
  return isSpecialVerb(verb) ? SPECIAL_VERBS[verb].special : null;
}

/** What lies open, and can be gone back to now (SCAV-7). */
function spotsNow(table: Table): Spot[] {
  return spotsIn(table).filter((spot) => hindranceAt(table, unseen(table), spot) === null);
}

function whyNotBack(table: Table, spot: Spot): Refusal | null {
  if (!spotsIn(table).includes(spot)) return refuse('SCAV-7', 'refusal.not-open');
  const hindrance = hindranceAt(table, unseen(table), spot);
  if (hindrance === null) return null;
  if (hindrance === 'time')
    return refuse('SCAV-4', 'refusal.too-few-cards', { count: priceOf(spot), left: unseen(table) });
  return refuse('SCAV-7', LACKING[hindrance], { spot });
}

/** What is missing besides time. */
const LACKING = {
  lockpick: 'refusal.back-lockpick',
  sawblade: 'refusal.back-sawblade',
  hands: 'refusal.back-hands',
  gain: 'refusal.back-gain',
} as const satisfies Readonly<Record<Exclude<Hindrance, 'time'>, string>>;

/** What the Location offers, has not been used tonight, and can still be paid for in cards. */
export function specialsNow(table: Table): SpecialVerb[] {
  const { scavenging } = table;
  if (scavenging === null) return [];
  const { specials } = LOCATIONS[scavenging.location];
  return VERBS.filter((verb) => {
    const { special } = SPECIAL_VERBS[verb];
    return (
      specials[special] !== undefined &&
      !scavenging.specials.includes(special) &&
      unseen(table) >= SPECIALS[special]
    );
  });
}

function useSpecial(run: Run, verb: SpecialVerb): void {
  const table = run.state;
  const { special, event } = SPECIAL_VERBS[verb];
  const scavenging = table.scavenging as Scavenging;
  const { location } = scavenging;
  table.scavenging = { ...scavenging, specials: [...scavenging.specials, special] };
  run.announce({ type: event, location });
  returnCards(run, SPECIALS[special]);
  const effects = LOCATIONS[location].specials[special] ?? [];
  run.next({ step: 'effects', effects, scene: OUT }, { step: 'unknown' });
}

/** A card lies face up beside the deck from the moment it is turned. */
function turnCard(run: Run): void {
  const card = drawCard(run, 'unknown');
  if (card === null) return;
  discardCard(run, 'unknown', card);
  run.revealToAll({ type: 'exploration-turned', exploration: card, variant: countTurned(run.state, card) });
  run.next({ step: 'exploration-card', card }, { step: 'end-card' });
}

/** After every card of the Unknown deck the Journal passes (LEAD-2). */
export const endCard: Acting<'end-card'> = {
  run(run) {
    passJournal(run);
    run.next({ step: 'unknown' });
  },
};
