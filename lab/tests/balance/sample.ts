import type { DiaryRow, DuelRow, DuelStanding, Part, Run, TableRow } from '../../balance/rows.ts';

const run: Run = { node: '24.0.0', cpu: 'Abacus', cores: 2, date: '2026-01-31', seconds: 60, seed: 'sample' };

/** Eight games of four Detectives: six won, four of them from position I. */
export const tables: Part<TableRow> = {
  run,
  rows: [
    {
      bot: 'detective',
      seats: 4,
      games: 8,
      counts: {
        ends: { hero: 4, fenrir: 2, ragnarok: 2 },
        wonInHour: { 8: 3, 10: 3 },
        wonAt: { 1: 4, 2: 2 },
        winnerPaidFor1: { 6: 2, 8: 2 },
        winnerPaidFor2: { 0: 2 },
        wonFromLastPlace: { 4: 6 },
        chose: { lewis: 30, snowy: 10 },
        winnerChose: { lewis: 12 },
        chosenOne: { lilja: 8 },
        'wonInHourWith-lilja': { 8: 3, 10: 3 },
        held: { lewis: 8, snowy: 8 },
        heldByWinner: { lewis: 6 },
        readyAt: { 1: 5, 2: 5 },
        readyWonAt: { 1: 4, 2: 1 },
        readyBeatenAt: { 2: 3 },
        readyTogether: { 1: 2, 2: 4 },
        chosenAfter: { plain: 380, played: 20 },
        declaredAfter: { plain: 6, played: 2 },
        wonAfter: { plain: 4, played: 1, decided: 1 },
        firstPaidByReady: { 7: 5 },
        firstPaidByRival: { 9: 1 },
        firstPaidOtherwise: { 0: 20, 2: 20 },
      },
    },
  ],
};

const standing: DuelStanding = {
  games: 8,
  wins: 4,
  share: 0.5,
  ofFairShare: 2,
  low: 0.86,
  high: 3.14,
  thinkP50Ms: 0.5,
  thinkP95Ms: 12.25,
  embarrassments: 0.25,
  embarrassmentsByKind: {
    'known-look': 0.25,
    'overpaid-bid': 0,
    'idle-bid': 0,
    'doomed-declaration': 0,
    'walk-back': 0,
    'idle-walk': 0,
  },
  declarations: 5,
  contradictions: 1,
};

export const duels: Part<DuelRow> = {
  run,
  rows: [
    {
      alone: 'inspector',
      others: 'detective',
      seats: 4,
      games: 8,
      budget: 1000,
      bots: { inspector: standing, detective: { ...standing, thinkP50Ms: null } },
    },
  ],
};

export const diaries: Part<DiaryRow> = {
  run,
  rows: [
    {
      bot: 'planner',
      difficulty: 'hard',
      games: 10,
      wins: 2,
      meanScore: -12.5,
      meanDays: 8.5,
      ended: { bare: 2, perished: 8 },
      winsByStarters: { 1: 1, 2: 1, 3: 0 },
      causes: { wounds: 15, hunger: 5 },
      firstLoss: { 10: 1, 5: 8 },
    },
  ],
};
