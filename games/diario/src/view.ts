import type { Ask, Seat, Viewer } from '@vigilia/kernel';
import type { Choice } from './choices.ts';
import type { DeckName, Decks } from './data/decks.ts';
import type { FittingId } from './data/fittings.ts';
import type { Good, Goods } from './data/goods.ts';
import { type ShelterKind, SPACE_IDS, type SpaceId } from './data/house.ts';
import type { PersonId } from './data/people.ts';
import { SHELTER } from './data/shelter.ts';
import type { Option } from './effects/effect.ts';
import { type Stakes, stakesOf } from './effects/stakes.ts';
import type { Frame, Scene } from './frames.ts';
import { NOTHING } from './rules/table/goods.ts';
import type { House, Table, Voice } from './state.ts';
import { leadersQuestion } from './steps.ts';
import type { StoryId } from './stories/story.ts';

/** What shows of a space: a Shelter card's kind, never its back. */
export type SpaceView =
  | { readonly kind: ShelterKind; readonly remnants: boolean }
  | { readonly kind: 'fitting'; readonly fitting: FittingId };

/** What is asked, where more than the prompt is needed to understand it. */
type Open = Pick<
  Table,
  | 'seats'
  | 'leader'
  | 'day'
  | 'phase'
  | 'round'
  | 'tasks'
  | 'people'
  | 'gone'
  | 'starters'
  | 'storage'
  | 'pile'
  | 'bench'
  | 'box'
  | 'fittings'
  | 'ideas'
  | 'cold'
  | 'tonight'
  | 'locations'
  | 'objective'
  | 'scavenging'
  | 'fight'
  | 'raid'
  | 'roll'
  | 'over'
>;

/** A decision that is open, without what lies behind it. */
export interface Deciding {
  readonly story: StoryId | null;
  readonly where: Scene['where'];
  readonly options: Readonly<Record<string, Stakes & { readonly cost: Goods }>>;
}

/** What one viewer may know, built from nothing. The table shares almost everything; decks lie face down. */
export interface View extends Open {
  readonly viewer: Viewer;
  readonly difficulty: Table['options']['difficulty'];
  readonly house: Readonly<Partial<Record<SpaceId, SpaceView>>>;
  /** Mornings on which a story put off before will be read; which one, nobody knows. */
  readonly tokens: readonly number[];
  /** How many cards lie face down in each deck. */
  readonly decks: Readonly<Record<DeckName, number>>;
  /** What lies face up beside it. */
  readonly discards: Decks;
  /** The story being read and what its options cost and put at stake; also of a card that asks. */
  readonly deciding: Deciding | null;
  /** Whom the question is about, and who follows: at Dusk and in the Evening those not seen to yet. */
  readonly left: readonly PersonId[];
  /** The step of the question; its name says what is asked. */
  readonly step: Frame['step'] | null;
  /** Who trades now offers this; what is still due as commission, or has been given for (TRADE-1). */
  readonly trading: { readonly stock: readonly Good[]; readonly due: number; readonly credit: number } | null;
  /** What the Leader is asked, for everybody else: what a voice for option 3 would be for (LEAD-1). */
  readonly council: Ask<Choice> | null;
  /** Who has given a voice on what the Leader is asked, and what the viewer's own is. */
  readonly spoke: readonly Seat[];
  readonly voice: Voice | null;
}

export function view(table: Table, viewer: Viewer): View {
  return {
    viewer,
    seats: table.seats,
    difficulty: table.options.difficulty,
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
    house: houseView(table.house),
    fittings: table.fittings,
    ideas: table.ideas,
    cold: table.cold,
    tonight: table.tonight,
    locations: table.locations,
    objective: table.objective,
    tokens: table.tokens.length === 0 ? NO_DAYS : table.tokens.map(({ day }) => day),
    decks: countsOf(table.decks),
    discards: table.discards,
    scavenging: table.scavenging,
    fight: table.fight,
    raid: table.raid,
    roll: table.roll,
    deciding: decidingAt(table),
    left: leftAt(table),
    step: table.agenda.at(-1)?.step ?? null,
    trading: tradingAt(table),
    council: viewer === table.leader ? null : leadersQuestion(table),
    spoke: spokenIn(table.voices),
    voice: (viewer === null ? undefined : table.voices[viewer]) ?? null,
    over: table.over,
  };
}

const NO_DAYS: readonly number[] = [];
const NO_SEATS: readonly Seat[] = [];

function spokenIn(voices: Table['voices']): readonly Seat[] {
  const seats = Object.keys(voices);
  return seats.length === 0 ? NO_SEATS : seats.map(Number);
}

/** Houses and decks are replaced, never changed: what was seen of one is kept for as long as it stands. */
const SEEN_HOUSES = new WeakMap<House, View['house']>();
const COUNTED_DECKS = new WeakMap<Decks, View['decks']>();

function houseView(house: House): View['house'] {
  const known = SEEN_HOUSES.get(house);
  if (known !== undefined) return known;
  const seen: Partial<Record<SpaceId, SpaceView>> = {};
  for (const space of SPACE_IDS) {
    const on = house[space];
    if (on === undefined) continue;
    seen[space] = on.kind === 'card' ? { kind: SHELTER[on.card].kind, remnants: on.remnants } : on;
  }
  SEEN_HOUSES.set(house, seen);
  return seen;
}

/** Options are data and never change: their stakes are worked out once. */
const WEIGHED = new WeakMap<readonly Option[], Deciding['options']>();

function decidingAt({ agenda }: Table): Deciding | null {
  const frame = agenda.at(-1);
  if (frame?.step !== 'options') return null;
  const { scene, options } = frame;
  let weighed = WEIGHED.get(options);
  if (weighed === undefined) {
    weighed = Object.fromEntries(
      options.map((option) => [option.id, { ...stakesOf(option), cost: option.cost ?? NOTHING }]),
    );
    WEIGHED.set(options, weighed);
  }
  return { story: scene.story, where: scene.where, options: weighed };
}

const NOBODY: readonly PersonId[] = [];

function leftAt({ agenda }: Table): readonly PersonId[] {
  const frame = agenda.at(-1);
  return frame !== undefined && 'left' in frame ? frame.left : NOBODY;
}

function tradingAt({ agenda }: Table): View['trading'] {
  const frame = agenda.at(-1);
  if (frame?.step === 'commission') return { stock: frame.stock, due: frame.due, credit: 0 };
  if (frame?.step === 'barter') return { stock: frame.stock, due: 0, credit: frame.credit };
  return null;
}

function countsOf(decks: Decks): View['decks'] {
  const known = COUNTED_DECKS.get(decks);
  if (known !== undefined) return known;
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
  COUNTED_DECKS.set(decks, counts);
  return counts;
}
