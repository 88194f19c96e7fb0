import type { DuelRow } from './rows.ts';
import { vigilia } from './vigilia.ts';

const SEATS = 4;

/** The bot that sits alone, its three opponents, and whether it has a time budget for each choice. */
const DUELS = [
  { alone: 'apprentice', others: 'random', thinks: false },
  { alone: 'detective', others: 'apprentice', thinks: false },
  { alone: 'inspector', others: 'detective', thinks: true },
] as const;

export interface Duels {
  readonly games: number;
  /** How many games if a bot has a time budget. */
  readonly searches: number;
  readonly seed: string;
  /** The time budget for a choice, in milliseconds. */
  readonly budget: number;
  readonly workers: number;
}

/** One bot against three weaker ones, from every seat on the same deals. */
export async function playDuels({ games, searches, seed, budget, workers }: Duels): Promise<DuelRow[]> {
  const rows: DuelRow[] = [];
  for (const { alone, others, thinks } of DUELS) {
    const played = await vigilia<Pick<DuelRow, 'games' | 'bots'>>(
      ...['tournament', '011', '--seats', String(SEATS), '--bots', `${alone},${others}`],
      ...['--games', String(thinks ? searches : games), '--seed', seed, '--workers', String(workers)],
      ...(thinks ? ['--budget', String(budget)] : []),
    );
    rows.push({
      alone,
      others,
      seats: SEATS,
      games: played.games,
      budget: thinks ? budget : null,
      bots: played.bots,
    });
  }
  return rows;
}
