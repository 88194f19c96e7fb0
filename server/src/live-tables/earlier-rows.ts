import { isEarlier } from '@vigilia/kernel';
import type { Fact, Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';

type Chose = Extract<Fact, { fact: 'chose' }>;

/** Whether the game of this log began under earlier rules than the present ones. */
export function beganEarlier(games: GameRegistry, rows: readonly Row[]): boolean {
  for (const { act } of rows) {
    const began = act.facts.find(({ fact }) => fact === 'began');
    if (began?.fact !== 'began') continue;
    const [opened] = rows[0]?.act.facts ?? [];
    const game = opened?.fact === 'opened' ? games.get(opened.setting.game)?.game : undefined;
    return game !== undefined && isEarlier(game, began);
  }
  return false;
}

/**
 * A log without the choices that were taken back, each choice a fact of its own: one that was taken back need not be
 * legal under other rules. Every row stays, so that versions count on, but without the hash of what was before it: that
 * covers what was taken back as well (`whyNotChained`).
 */
export function standingRows(rows: readonly Row[]): Row[] {
  const kept: Chose[] = [];
  const parts = rows.map(({ act }) =>
    act.facts.flatMap((fact): Fact[] => {
      if (fact.fact === 'undid') kept.length = fact.backTo;
      if (fact.fact !== 'chose') return fact.fact === 'undid' ? [] : [fact];
      const single = fact.choice.split(';').map((choice) => ({ ...fact, choice: choice.trim() }));
      kept.push(...single);
      return single;
    }),
  );
  const stands = new Set<Fact>(kept);
  return rows.map((row, index) => {
    const facts = (parts[index] ?? []).filter((fact) => fact.fact !== 'chose' || stands.has(fact));
    const { previous: _, ...act } = row.act;
    return { ...row, act: { ...act, facts } };
  });
}
