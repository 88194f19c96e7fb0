import {
  type AbandonedDeal,
  canUndo,
  choiceAt,
  choose,
  countChoices,
  drawBelow,
  entropyHashOf,
  type Game,
  header,
  isRefusal,
  namedSeed,
  open,
  type Refusal,
  recordOf,
  type Session,
  undo,
  undoByConsent,
} from '@vigilia/kernel';

/** One answer in 25 is undone, freely if the rules allow it and else by consent. */
const TAKEN_BACK = 25;

export interface Wanted {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Whether the seats add entropy to the deal. */
  readonly gives: boolean;
  /** Whether it began before there was form 3. */
  readonly isOlder?: boolean;
}

/** The record of a game of random choices, played to its end with some choices undone. */
export function recordedGame(game: Game, wanted: Wanted): object[] {
  const { seats, options, seed, gives, isOlder = false } = wanted;
  const chance = { seed: namedSeed(`${seed} played`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'play', sides);
  const entropy = gives
    ? Array.from({ length: seats }, (_, seat) => namedSeed(`${seed} given by ${seat}`))
    : [];
  const { id, rules } = game;
  const undealt = gives ? [brokenOff(seed, seats)] : [];
  const agreed = isOlder ? {} : ({ form: 3, practice: false, bots: [], undealt } as const);
  const begun = header({ game: id, rules, seed: namedSeed(seed), entropy, seats, options, ...agreed });
  let session = must(open(game, begun));
  while (session.moment.asks.length > 0) {
    const ask = session.moment.asks[draw(session.moment.asks.length)];
    if (ask === undefined) throw new RangeError('nothing is asked');
    session = must(choose(session, ask.seat, choiceAt(ask, draw(countChoices(ask)))));
    // Once a game is over its seed is public, so nothing can be undone.
    if (session.moment.asks.length > 0 && draw(TAKEN_BACK) === 0) session = wentBack(session, draw);
  }
  return [...recordOf(session)];
}

/** A deal that the host broke off before this one. */
function brokenOff(seed: string, seats: number): AbandonedDeal {
  const entropyHashes = Array.from({ length: seats }, (_, seat) =>
    entropyHashOf(`${seed} first given by ${seat}`),
  );
  return { by: 'host', players: [{ seat: 0, name: 'Ada' }], entropyHashes };
}

function wentBack(session: Session, draw: (sides: number) => number): Session {
  const latest = session.past.at(-1);
  if (latest === undefined) return session;
  if (canUndo(session, latest.by)) return must(undo(session, latest.by));
  const everyone = Array.from({ length: session.header.seats }, (_, seat) => seat);
  const others = everyone.filter((seat) => seat !== latest.by);
  const backTo = session.past.length - 1 - draw(Math.min(3, session.past.length));
  // A table of one has no other seat whose consent could be asked.
  if (others.length === 0) return session;
  return must(undoByConsent(session, latest.by, { backTo, consent: others }));
}

function must<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(result.reason.key);
  return result;
}
