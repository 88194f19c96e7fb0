import { shareOut } from '@vigilia/bots';
import type { DiaryRow } from './rows.ts';
import { vigilia } from './vigilia.ts';

const BOT = 'planner';
const DIFFICULTIES = ['normal', 'hard', 'hardcore'] as const;

export interface Diaries {
  /** At each difficulty. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

/** The planner alone at the table, this number of games at every difficulty. */
export async function playDiario({ games, seed, workers }: Diaries): Promise<DiaryRow[]> {
  const hands = Array.from({ length: workers }, () => ({ take: play }));
  const rows = await shareOut(DIFFICULTIES, hands, {
    progress() {},
    signal: new AbortController().signal,
  });
  return rows.filter((row) => row !== undefined);

  async function play(difficulty: string): Promise<DiaryRow> {
    const report = await vigilia<Omit<DiaryRow, 'bot' | 'difficulty'>>(
      ...['simulate', 'diario', '--seats', '1', '--bots', BOT, '--difficulty', difficulty],
      ...['--games', String(games), '--seed', seed],
    );
    const { wins, meanScore, meanDays, ended, winsByStarters, causes, firstLoss } = report;
    return {
      ...{ bot: BOT, difficulty, games: report.games, wins, meanScore, meanDays },
      ...{ ended, winsByStarters, causes, firstLoss },
    };
  }
}
