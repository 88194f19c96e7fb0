import { type Signal, signal } from '@preact/signals';
import type { Goods, PersonId, Place, Spot } from '@vigilia/game-diario';
import type { Choice, DraftProps, View } from '../../asked.ts';

type Draft = DraftProps['draft'];

/** What a person who rummages brings first: what the proposal would take, one of the two, both in turn, or ask. */
export const MIXES = ['proposal', 'wood', 'components', 'even', 'ask'] as const;
export type Mix = (typeof MIXES)[number];
type Mixes = ReadonlyMap<PersonId, Mix>;

/** Where to go tonight and what to take along (SCAV-1, SCAV-2). */
export interface Outing {
  /** Null until a place is named. */
  readonly place: Place | null;
  readonly packed: Goods;
}

/** What the player has settled for one night out. */
export interface NightPresets {
  /** Where the group goes and what it takes along; null if the player wants to be asked. */
  readonly outing: Outing | null;
  /**
   * Whether to turn one card after the other, and be asked only what the cards ask. The deck is turned to its end in
   * any case (SCAV-5); all that is passed over is what the Location offers besides.
   */
  readonly goesOn: boolean;
  /** What could be gone back to when that was settled: the player is asked as soon as there is more (SCAV-7). */
  readonly passedOver: readonly Spot[];
}

/** What the player has settled on a board, ahead of questions that only a die or a card opens. */
interface Presets {
  /** What each person brings who rummages in this round; the player is asked about a person without a preset. */
  readonly mixes: Signal<Mixes>;
  /** Whom the player names if the choice about to be confirmed asks for it, by the question. */
  readonly names: Signal<ReadonlyMap<string, PersonId>>;
  readonly night: Signal<NightPresets & { readonly day: number }>;
  /** Whether to turn cards, to search, to clear the way and to keep quiet as the planner would, without being asked. */
  readonly asProposed: Signal<boolean>;
  /** Whether a person who can keep quiet does so whenever the planner would, without being asked (SCAV-3). */
  readonly keepsQuiet: Signal<boolean>;
  /** Whether the crime wave that follows a Night Raid comes as the planner would have it (RAID-6). */
  readonly waveAsProposed: Signal<boolean>;
  /** The day on whose board of the raid the player saw that preset: without it the wave is asked about. */
  readonly waveSeenOn: Signal<number>;
  /** Whether drinks are asked about again after Fate only if the planner would give one (DAWN-6). */
  readonly drinksAsProposed: Signal<boolean>;
  /** The day on whose board of Dawn the player saw that preset: without it drinks are asked about. */
  readonly drinksSeenOn: Signal<number>;
  /** Whether a die is rolled again while that is worth more than what lies there. */
  readonly rollsAgain: Signal<boolean>;
}

const NO_NIGHT: NightPresets = { outing: null, goesOn: false, passedOver: [] };

/** A page that is loaded again has no presets: it asks what they would have answered. */
const PRESETS = new WeakMap<Draft, Presets>();

export function presetsOf(draft: Draft): Presets {
  const known = PRESETS.get(draft);
  if (known !== undefined) return known;
  const presets: Presets = {
    mixes: signal(new Map()),
    names: signal(new Map()),
    night: signal({ ...NO_NIGHT, day: 0 }),
    asProposed: signal(false),
    keepsQuiet: signal(true),
    waveAsProposed: signal(true),
    waveSeenOn: signal(0),
    drinksAsProposed: signal(true),
    drinksSeenOn: signal(0),
    rollsAgain: signal(true),
  };
  PRESETS.set(draft, presets);
  return presets;
}

/** What is settled for the night of this day: no preset outlives its night. */
export function nightOf(draft: Draft, { day }: View): NightPresets {
  const { night } = presetsOf(draft);
  return night.value.day === day ? night.value : NO_NIGHT;
}

export function presetNight(draft: Draft, view: View, changed: Partial<NightPresets>): void {
  presetsOf(draft).night.value = { ...nightOf(draft, view), ...changed, day: view.day };
}

/** The presets with one for each person who rummages in a plan: those without bring what is needed. */
export function mixesFor(mixes: Mixes, plan: readonly Choice[]): Mixes {
  const without = plan.flatMap((choice) =>
    choice.verb === 'rummage' && !mixes.has(choice.person) ? [choice.person] : [],
  );
  if (without.length === 0) return mixes;
  return new Map([...mixes, ...without.map((person) => [person, 'proposal'] as const)]);
}
