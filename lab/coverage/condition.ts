import type { Condition } from '@vigilia/game-diario/content';

/** A condition in a few words: `marked took-the-tray`, `not has water 1`. */
export function conditionOf(condition: Condition): string {
  if (condition.kind === 'not') return `not ${conditionOf(condition.condition)}`;
  if (condition.kind === 'all') return condition.conditions.map(conditionOf).join(' and ');
  const values = Object.values(condition).map((value: string | number | object) =>
    typeof value === 'object' ? Object.entries(value).flat().join(' ') : value,
  );
  return values.join(' ');
}
