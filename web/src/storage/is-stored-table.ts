import { ASSISTS } from '@vigilia/kernel';
import type { StoredTable } from './tables.ts';

/** Whether a value has the parts of a stored table. The kernel decides whether they make a game. */
export function isStoredTable(value: unknown): value is StoredTable {
  if (!isRecord(value)) return false;
  const { id, game, header, log, seats, assist, createdAt, changedAt, over, seen, orders, times } = value;
  return (
    [id, game].every((each) => typeof each === 'string') &&
    [createdAt, changedAt].every((each) => typeof each === 'number') &&
    [log, seats, seen, orders, times].every(Array.isArray) &&
    typeof over === 'boolean' &&
    ASSISTS.some((known) => known === assist) &&
    (seats as unknown[]).every(isSeat) &&
    (log as unknown[]).every(isRecord) &&
    isRecord(header) &&
    header.seats === (seats as unknown[]).length &&
    Array.isArray(header.entropy) &&
    isRecord(header.options)
  );
}

function isSeat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, name, bot } = value;
  return kind === 'bot' ? typeof bot === 'string' : kind === 'person' && typeof name === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
