import type { AskingStep, Kinds, Moment } from '@vigilia/kernel';
import { type Bench, playGame } from './play.ts';

const WARM_UP = 5000;
const MEASURED = 5000;
const WATCHED_GAMES = 300;

export interface Speed {
  readonly seconds: number;
  readonly games: number;
  readonly choices: number;
}

/** Lists the legal choices, takes one and builds the acting seat's view, as often as fits into some seconds. */
export function measureSpeed<K extends Kinds>(bench: Bench<K>): Speed {
  playFor(bench, WARM_UP);
  return playFor(bench, MEASURED);
}

function playFor<K extends Kinds>(bench: Bench<K>, milliseconds: number): Speed {
  const { game } = bench;
  let seen: unknown;
  const look = ({ state, asks }: Moment<K>) => {
    seen = game.view(state, asks[0]?.seat ?? null);
  };
  const start = performance.now();
  let games = 0;
  let choices = 0;
  let passed = 0;
  while (passed < milliseconds) {
    choices += playGame(bench, games, look);
    games++;
    passed = performance.now() - start;
  }
  if (seen === undefined) throw new Error('no view was built');
  return { seconds: passed / 1000, games, choices };
}

export interface Sizes {
  /** The largest state seen, as JSON. */
  readonly stateBytes: number;
  /** The time to list the choices of a question, at the 99th percentile. */
  readonly asksP99Ms: number;
}

/** A second pass that measures every question: measuring would slow the first one down. */
export function measureSizes<K extends Kinds>(bench: Bench<K>): Sizes {
  const { steps } = bench.game;
  const times: number[] = [];
  let stateBytes = 0;
  const look = ({ state }: Moment<K>) => {
    stateBytes = Math.max(stateBytes, Buffer.byteLength(JSON.stringify(state)));
    const frame = state.agenda.at(-1);
    if (frame === undefined) return;
    const step = steps[frame.step] as AskingStep<K>;
    const start = performance.now();
    step.asks(state, frame);
    times.push(performance.now() - start);
  };
  for (let number = 0; number < WATCHED_GAMES; number++) playGame(bench, number, look);
  times.sort((one, other) => one - other);
  return { stateBytes, asksP99Ms: times[Math.floor(times.length * 0.99)] ?? 0 };
}
