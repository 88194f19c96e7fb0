import type { Counts, Standing } from '@vigilia/bots';
import type { Embarrassment } from '@vigilia/game-011';

/** What a part of the page was measured on, and when. */
export interface Run {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** The day it ended, as 2026-01-31. */
  readonly date: string;
  readonly seconds: number;
  readonly seed: string;
}

/** A table of 011 where the same bot sits at every seat. */
export interface TableRow {
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  readonly counts: Counts;
}

/** How one of the two bots of a duel did. */
export interface DuelStanding extends Standing {
  readonly embarrassments: number;
  readonly embarrassmentsByKind: Readonly<Record<Embarrassment, number>>;
  readonly declarations: number;
  readonly contradictions: number;
}

/** One bot alone among others of a weaker kind. */
export interface DuelRow {
  readonly alone: string;
  readonly others: string;
  readonly seats: number;
  readonly games: number;
  /** Milliseconds for a choice; null if no bot has a time budget. */
  readonly budget: number | null;
  readonly bots: Readonly<Record<string, DuelStanding>>;
}

type ByKind = Readonly<Record<string, number>>;

/** Diario at one difficulty, one bot at the table. */
export interface DiaryRow {
  readonly bot: string;
  readonly difficulty: string;
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number | null;
  readonly meanDays: number;
  readonly ended: ByKind;
  readonly winsByStarters: ByKind;
  readonly causes: ByKind;
  /** By the day of the first loss; games without a loss are in none. */
  readonly firstLoss: ByKind;
}

export interface Part<R> {
  readonly run: Run;
  readonly rows: readonly R[];
}

/** Everything the page is made from; a part is missing until it has been played. */
export interface Measured {
  readonly '011'?: Part<TableRow>;
  readonly duels?: Part<DuelRow>;
  readonly diario?: Part<DiaryRow>;
}
