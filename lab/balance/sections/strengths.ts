import { EMBARRASSMENTS } from '@vigilia/game-011';
import { NOTHING, spread } from '../figures.ts';
import { table } from '../markdown.ts';
import type { DuelRow, DuelStanding, Part } from '../rows.ts';
import { HEADS, WORDS } from '../words.ts';

/** One against three, rung by rung. */
export function strengths({ rows }: Part<DuelRow>): string[] {
  const { duel, games, wins, ofFairShare, half, most, budget } = HEADS;
  const { bot, all, declarations, contradictions } = HEADS;
  return [
    WORDS.strengthsOpening,
    table([duel, games, wins, ofFairShare, half, most, budget], rows.map(standingOf)),
    WORDS.embarrassments,
    WORDS.embarrassmentsOpening,
    table([duel, bot, all, ...EMBARRASSMENTS, declarations, contradictions], rows.flatMap(mishapsOf)),
  ];
}

function standingOf(row: DuelRow): string[] {
  const alone = row.bots[row.alone] as DuelStanding;
  return [
    nameOf(row),
    String(row.games),
    String(alone.wins),
    spread(alone.ofFairShare, alone),
    milliseconds(alone.thinkP50Ms),
    milliseconds(alone.thinkP95Ms),
    row.budget === null ? NOTHING : String(row.budget),
  ];
}

function mishapsOf(row: DuelRow): string[][] {
  return [row.alone, row.others].map((name) => {
    const { embarrassments, embarrassmentsByKind, declarations, contradictions } = row.bots[
      name
    ] as DuelStanding;
    return [
      nameOf(row),
      name,
      embarrassments.toFixed(3),
      ...EMBARRASSMENTS.map((kind) => embarrassmentsByKind[kind].toFixed(3)),
      String(declarations),
      String(contradictions),
    ];
  });
}

function nameOf({ alone, others }: DuelRow): string {
  return `${alone} / ${others}`;
}

function milliseconds(value: number | null): string {
  return value === null ? NOTHING : value.toFixed(2);
}
