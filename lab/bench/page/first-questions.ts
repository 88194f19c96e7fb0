import { type Diario, game, proposedChoice } from '@vigilia/game-diario';
import { choose, header, isRefusal, namedSeed, open, type Session } from '@vigilia/kernel';

/** How a table of Diario is opened whose page is weighed: its seats, and the question that is open. */
interface Kind {
  readonly seats: number;
  /** The key of the question; null for the first of the game. */
  readonly prompt: string | null;
}

const KINDS = {
  story: { seats: 1, prompt: 'prompt.options' },
  day: { seats: 1, prompt: 'prompt.assign' },
  barter: { seats: 1, prompt: 'prompt.barter' },
  dusk: { seats: 1, prompt: 'prompt.eat' },
  evening: { seats: 1, prompt: 'prompt.duty' },
  city: { seats: 1, prompt: 'prompt.explore' },
  raid: { seats: 1, prompt: 'prompt.arm' },
  dawn: { seats: 1, prompt: 'prompt.treat' },
  threeSeats: { seats: 3, prompt: null },
  threeSeatsByDay: { seats: 3, prompt: 'prompt.assign' },
} as const satisfies Readonly<Record<string, Kind>>;

export type FirstQuestion = keyof typeof KINDS;

/** A table as a browser stores it, with people on all seats. */
interface Stored {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A table of this device for each kind of question that a page may open with. */
export function tablesByQuestion(): ReadonlyMap<FirstQuestion, Stored> {
  const kinds = Object.entries(KINDS) as [FirstQuestion, Kind][];
  return new Map(kinds.map(([name, kind]) => [name, stored(reached(kind))]));
}

/** The first game of a row in which the planner is asked this, up to that question. */
function reached(kind: Kind): Session<Diario> {
  for (let at = 0; ; at++) {
    const found = playedTo(kind, namedSeed(`first question ${at}`));
    if (found !== null) return found;
  }
}

function playedTo({ seats, prompt }: Kind, seed: string): Session<Diario> | null {
  const dealt = header({ game: game.id, rules: game.rules, seed, entropy: [], seats, options: {} });
  let session = open(game, dealt);
  for (;;) {
    if (isRefusal(session)) throw new Error(session.reason.key);
    const { state, asks } = session.moment;
    const [ask] = asks;
    if (ask === undefined) return null;
    if (prompt === null || ask.prompt.key === prompt) return session;
    session = choose(session, ask.seat, proposedChoice(game.view(state, ask.seat), ask));
  }
}

function stored({ header: dealt, log }: Session<Diario>): Stored {
  const seats = Array.from({ length: dealt.seats }, (_, seat) => seat);
  return {
    id: dealt.commitment.slice(0, 16),
    game: game.id,
    header: dealt,
    log,
    seats: seats.map((seat) => ({ kind: 'person', name: `${seat}` })),
    assist: 'reason',
    createdAt: 0,
    changedAt: 0,
    over: false,
    seen: seats.map(() => log.length + 1),
    orders: seats.map(() => null),
    times: [0, ...log.map(() => 0)],
  };
}
