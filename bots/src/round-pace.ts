import { type Pace, SECONDS_A_ROUND } from '@vigilia/kernel';

/** What one answer of a bot may take at most, in milliseconds. */
const MOST: Readonly<Record<Pace, Allowance>> = {
  instant: { wait: 0, thought: 150 },
  brisk: { wait: 450, thought: 300 },
  calm: { wait: 2_200, thought: 800 },
};

/** How many answers a first round is reckoned with; later ones are reckoned with the answers of those before. */
const FIRST_ROUND = 60;
/** However many answers came already, the rest of a round is shared by at least this many more. */
const LEAST_AHEAD = 10;
/** A round after a longer one is reckoned with at least this share of what that one was reckoned with. */
const CAUTION = 0.75;
/** A bot thinks within its wait: otherwise the time it takes would tell that it has something to think about. */
const THOUGHT_IN_WAIT = 0.65;

/** What one answer may take, in milliseconds. */
export interface Allowance {
  /** Before it comes, so that people can follow. */
  readonly wait: number;
  /** For a bot that searches. */
  readonly thought: number;
}

/**
 * Shares the time that bots may take in a round among their answers. Each answer gets its part of what is left, so that
 * a round of any length stays within its limit. The caller
 * reports what each answer took, waiting and thinking together.
 */
export class RoundPace {
  private chapter: number | null = null;
  private expected = FIRST_ROUND;
  private answers = 0;
  private taken = 0;

  /**
   * `chapter` is the round that is played (kernel: `Game.chapter`). `weight` is the share of a whole answer that this one
   * needs to be followed.
   */
  next(chapter: number, pace: Pace, weight = 1): Allowance {
    if (chapter !== this.chapter) this.begin(chapter);
    const { wait, thought } = MOST[pace];
    const round = SECONDS_A_ROUND[pace] * 1_000;
    const ahead = Math.max(this.expected - this.answers, LEAST_AHEAD);
    const share = (Math.max(0, round - this.taken) / ahead) * weight;
    return {
      wait: Math.floor(Math.min(wait * weight, share)),
      thought: Math.floor(Math.min(thought, share * THOUGHT_IN_WAIT)),
    };
  }

  took(milliseconds: number, weight = 1): void {
    this.answers += weight;
    this.taken += milliseconds;
  }

  private begin(chapter: number): void {
    if (this.chapter !== null) this.expected = Math.max(this.answers, this.expected * CAUTION);
    this.chapter = chapter;
    this.answers = 0;
    this.taken = 0;
  }
}
