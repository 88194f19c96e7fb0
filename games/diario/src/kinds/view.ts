import type { Ask, Seat, Viewer } from '@vigilia/kernel';
import type { DeckName, Decks } from '../data/cards/decks.ts';
import type { ContentNote } from '../data/content-notes.ts';
import type { FittingId } from '../data/fittings.ts';
import type { Good, Goods } from '../data/goods.ts';
import type { ShelterKind, SpaceId } from '../data/house.ts';
import type { Condition } from '../data/language/effect.ts';
import type { Stakes } from '../data/language/stakes.ts';
import type { StoryId } from '../data/language/story.ts';
import type { PersonId } from '../data/people.ts';
import type { Frame, Scene } from '../state/frames.ts';
import type { Table, Voice } from '../state/state.ts';
import type { Choice } from './choices.ts';
import type { OpenFrame } from './open-frame.ts';

/** What shows of a space: a Shelter card's kind, never its back. */
export type SpaceView =
  | { readonly kind: ShelterKind; readonly remnants: boolean }
  | { readonly kind: 'fitting'; readonly fitting: FittingId };

/** What is asked, if more than the prompt is needed to understand it. */
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
  | 'eliminated'
  | 'fittings'
  | 'ideas'
  | 'cold'
  | 'tonight'
  | 'marks'
  | 'told'
  | 'locations'
  | 'objective'
  | 'scavenging'
  | 'fight'
  | 'raid'
  | 'roll'
  | 'over'
>;

/** What an option costs, what it depends on and what it brings. */
interface OptionSeen extends Stakes {
  readonly cost: Goods;
  readonly when: Condition | null;
}

/** A test whose taker is being named: what follows if it is passed, and if it fails. */
export interface Trying extends Pick<Deciding, 'story' | 'cast' | 'where'> {
  readonly pass: Stakes['stakes'];
  readonly fail: Stakes['stakes'];
}

/** A decision that is open, without what lies behind it. */
export interface Deciding {
  readonly story: StoryId | null;
  /** Those the story speaks of, as its event names them. */
  readonly cast?: readonly string[];
  readonly where: Scene['where'];
  readonly options: Readonly<Record<string, OptionSeen>>;
  /** Whether the Leader is asked again after an option that draws nothing, before anything is drawn or shown. */
  readonly asksOn: boolean;
}

/** What one viewer may know, built from nothing. The table shares almost everything; decks lie face down. */
export interface View extends Open {
  readonly viewer: Viewer;
  readonly difficulty: Table['options']['difficulty'];
  /** Whether this table tells stakes in words instead of numbers. */
  readonly veiled: boolean;
  /** What no story of this table may be about: the union over its players. */
  readonly avoid: readonly ContentNote[];
  readonly house: Readonly<Partial<Record<SpaceId, SpaceView>>>;
  /** Mornings on which a story put off before will be read; which one is hidden. */
  readonly tokens: readonly number[];
  /** How many cards lie face down in each deck. */
  readonly decks: Readonly<Record<DeckName, number>>;
  /** What lies face up beside it. */
  readonly discards: Decks;
  /** The story being read and what its options cost and put at stake; also of a card that asks. */
  readonly deciding: Deciding | null;
  /** The test that is about to be taken, while it is asked by whom. */
  readonly trying: Trying | null;
  /** Whom the question is about, and who follows: at Dusk and in the Evening those not seen to yet. */
  readonly left: readonly PersonId[];
  /** The step of the question; its name says what is asked. */
  readonly step: Frame['step'] | null;
  /** The frame of the question, if a plan can be rehearsed from it (rehearsal.ts): nothing in it is hidden. */
  readonly frame: OpenFrame | null;
  /** Who trades now offers this; what is still due as commission, or has been given for (TRADE-1). */
  readonly trading: { readonly stock: readonly Good[]; readonly due: number; readonly credit: number } | null;
  /**
   * What the Leader decides, for everybody else: what a voice for option 3 would be for (LEAD-1). For the Leader too while
   * its options wait for voices to be heard.
   */
  readonly council: Ask<Choice> | null;
  /** Who has given a voice on what the Leader is asked. */
  readonly spoke: readonly Seat[];
  /** The voices this viewer may hear: none before the viewer has spoken, unless they are open to all. */
  readonly voices: Readonly<Record<Seat, Voice>>;
  readonly voicesOpen: boolean;
}
