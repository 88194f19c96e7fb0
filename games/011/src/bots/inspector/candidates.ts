import { type Ask, type Candidate, choiceAt } from '@vigilia/kernel';
import { isBeforeFenrir } from '../../rules/fenrir.ts';
import type { Choice } from '../../table/choices.ts';
import type { Eleven } from '../../table/kinds.ts';
import type { Table } from '../../table/state.ts';
import { view as viewOf } from '../../table/view.ts';
import { type Mind, mindOf } from '../detective/mind.ts';
import { roughPlans } from '../detective/plan.ts';
import { withPlays } from '../detective/playing.ts';
import type { Ranked } from '../detective/ranked.ts';
import { ranking } from '../detective/ranking.ts';
import { KEEN } from '../detective/weights.ts';
import { canWinNaming, nextWinningStep } from '../detective/winning.ts';
import { habit } from './habit.ts';

type Candidates = readonly Candidate<Eleven>[];

/** How many answers to each kind of question are worth a thought; one if nothing is said. */
const BREADTH: Readonly<Record<string, number>> = {
  'prompt.open-auction': 6,
  'prompt.raise': 2,
  'prompt.choose': 4,
  'prompt.gears': 3,
  'prompt.move': 2,
  'prompt.free-walk': 2,
  'prompt.investigate': 3,
  'prompt.place-location': 4,
  'prompt.place-organ': 4,
};

/** Pages of Music that make as much of a difference as half the promise of a choice. */
const SCALE = 1;
/** What is worse than the best by more pages than this is not worth a thought; little is before Hour V. */
const GAP = 1.2;
const GAP_BEFORE = 0.4;
const BEST = 0.4;
const LEAST = 0.1;
/** A gamble has to prove itself against waiting. */
const GAMBLE = 0.3;

/** What the Inspector thinks about: what a Detective would do, and what is nearly as good. */
export function candidates(table: Table, ask: Ask<Choice>, depth: number): Candidates {
  const breadth = BREADTH[ask.prompt.key] ?? 1;
  if (depth > 0 && breadth === 1) return [{ choice: habit(table, ask, FIRST), promise: BEST }];
  const view = viewOf(table, ask.seat);
  const step = nextWinningStep(view, ask);
  if (step !== undefined) return [{ choice: step, promise: 1 }];
  const mind = mindOf(view, KEEN, { looksAhead: depth === 0 });
  const ranked = depth > 0 && ask.prompt.key === 'prompt.choose' ? glance(mind, ask) : ranking(mind, ask);
  const [best] = ranked;
  if (best === undefined) return [{ choice: choiceAt(ask, 0), promise: BEST }];
  if (best.choice.verb === 'declare') return [{ choice: best.choice, promise: 1 }];
  const gap = isBeforeFenrir(table) ? GAP_BEFORE : GAP;
  const kept = ranked
    .slice(0, breadth)
    .filter(({ worth }) => worth >= best.worth - gap)
    .map((one) => promising(one, best.worth));
  return ask.prompt.key === 'prompt.choose' ? [...gambles(mind, ask), ...kept] : kept;
}

/** The turns as they look at a glance, and what is played before them. */
function glance(mind: Mind, { choices }: Ask<Choice>): Ranked[] {
  const turns = roughPlans(mind).map(
    ({ character, worth }): Ranked => ({ choice: { verb: 'choose', character }, worth }),
  );
  return withPlays(mind, choices, turns);
}

const FIRST = () => 0;

function promising({ choice, worth }: Ranked, most: number): Candidate<Eleven> {
  return { choice, promise: LEAST + (BEST - LEAST) * 2 ** ((worth - most) / SCALE) };
}

/** To name one of several suspects and win if it is the one: a chance that may be better than waiting. */
function gambles(mind: Mind, { choices }: Ask<Choice>): Candidate<Eleven>[] {
  if (mind.suspects.length > 3) return [];
  return choices.flatMap((choice) =>
    choice.verb === 'declare' && canWinNaming(mind, choice.character) ? [{ choice, promise: GAMBLE }] : [],
  );
}
