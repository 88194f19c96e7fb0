import { computed, type ReadonlySignal } from '@preact/signals';
import { candidateArea, type Eleven, placedCount, type Square } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../../draft/answer-draft.ts';
import type { Choice, View } from '../../eleven.ts';
import { goalsOf } from '../../ways/plan-for.ts';
import { type Journey, journeyOf } from './journey.ts';
import { litSquares } from './nouns-at.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { goalOf } from './pressing.ts';
import { type Trail, trailsOf } from './trails.ts';

/** All that lies on the map, worked out anew only when something changed that it hangs on. */
export interface Scene {
  readonly area: ReadonlySignal<Area | null>;
  readonly trails: ReadonlySignal<readonly Trail[]>;
  readonly offers: ReadonlySignal<ReadonlyMap<Square, Offer>>;
  readonly journey: ReadonlySignal<Journey>;
  readonly pieces: ReadonlySignal<readonly Piece[]>;
  readonly clues: ReadonlySignal<readonly Square[]>;
  readonly organ: ReadonlySignal<Square | null>;
  /** Where the draft ends. */
  readonly goal: ReadonlySignal<Square | null>;
  readonly picked: ReadonlySignal<ReadonlySet<Square>>;
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
}

const NOWHERE: ReadonlySet<Square> = new Set();
const NO_OFFERS: ReadonlyMap<Square, Offer> = new Map();
const NO_JOURNEY: Journey = { legs: [], ends: new Map(), clue: null, organ: null };

export function sceneOf(draft: AnswerDraft<Eleven>): Scene {
  const { table, choices, matching, picks, plan, lit, ask } = draft;
  /** What follows from the view, or something empty before the game has begun. */
  const seen = <T>(empty: T, look: (view: View) => T) =>
    computed(() => (table.view.value === null ? empty : look(table.view.value)));
  const journeys = seen(new Map(), (view) => (ask.value === null ? new Map() : goalsOf(view, ask.value)));
  const journey = seen(NO_JOURNEY, (view) => journeyOf(view, plan.value));
  return {
    journey,
    area: seen<Area | null>(null, (view) => areaOf(view, choices.value, plan.value)),
    trails: computed(() => trailsOf(table.log.value, table.viewer.value)),
    offers: seen(NO_OFFERS, (view) => {
      // What is drafted already can still be changed for anything else.
      const isWhole = picks.value.length === 0 || plan.value.length > 0;
      const asked = isWhole
        ? { choices: choices.value, picks: [] }
        : { choices: matching.value, picks: picks.value };
      return offersOf(view, { ...asked, journeys: journeys.value });
    }),
    pieces: seen<readonly Piece[]>([], (view) => piecesOf(view, journey.value.ends)),
    clues: seen<readonly Square[]>([], ({ clues }) => clues),
    organ: seen<Square | null>(null, ({ organ }) => organ),
    goal: seen<Square | null>(null, (view) => goalOf(view, plan.value.at(-1))),
    picked: seen(NOWHERE, (view) => litSquares(view, new Set(picks.value))),
    lit: seen(NOWHERE, (view) => litSquares(view, lit.value)),
  };
}

/** Where the Organ may still be put. */
export interface Area {
  /** The Blocks that satisfy every tile placed, and the tile drafted. */
  readonly squares: ReadonlySet<Square>;
  /** The Blocks that the tile drafted would rule out. */
  readonly lost: ReadonlySet<Square>;
  /** Whether the question of now is about it. */
  readonly isAsked: boolean;
}

/** The candidate area (LOC-2); null while no tile bounds it, and once the Organ stands. */
export function areaOf(view: View, choices: readonly Choice[], plan: readonly Choice[]): Area | null {
  const { slots, organ } = view;
  const drafted = plan.find((choice) => choice.verb === 'place');
  if (organ !== null || (placedCount(slots) === 0 && drafted === undefined)) return null;
  const now = candidateArea(slots);
  const left = drafted === undefined ? now : candidateArea({ ...slots, [drafted.direction]: drafted.place });
  const squares = new Set(left);
  return {
    squares,
    lost: new Set(now.filter((square) => !squares.has(square))),
    isAsked: choices.some(({ verb }) => verb === 'place' || verb === 'organ' || verb === 'invoke'),
  };
}
