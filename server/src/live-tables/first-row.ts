import { randomBytes } from 'node:crypto';
import { type Game, isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { randomName } from '../identity/secret.ts';
import type { Fact, Row, Sitter } from '../table/fact.ts';
import type { TableSettings } from '../table/settings.ts';

const ID_LENGTH = 22;

/** What a table is opened with if it follows another. */
export interface Rematch {
  readonly id: string;
  readonly sitters: readonly (Sitter | null)[];
}

export interface Opening {
  readonly setting: TableSettings;
  readonly host: string;
  readonly at: number;
  readonly rematch?: Rematch | undefined;
  /** 256 random bits as hex. */
  readonly makeSeed?: (() => string) | undefined;
}

/** The first row of a new table's log, or why there cannot be such a table. */
export function firstRow(
  game: Game,
  { setting, host, at, rematch, makeSeed = randomSeed }: Opening,
): Row | Refusal {
  const { min, max } = game.seats;
  if (setting.seats < min || setting.seats > max)
    return refuse(game.clauses[0] ?? null, 'refusal.seats', { min, max });
  const completed = game.options(setting.options);
  if (isRefusal(completed)) return completed;
  const { id = newTableId(), sitters = [] } = rematch ?? {};
  const sat = sitters.flatMap((sitter, seat): Fact[] => {
    if (sitter === null) return [];
    const sat: Fact = { fact: 'sat', seat, sitter };
    // They sat at the table before: their seats are kept without a deadline.
    return 'bot' in sitter ? [sat] : [sat, { fact: 'came', seat }];
  });
  const opened: Fact = { fact: 'opened', setting, host, seed: makeSeed() };
  return { table: id, version: 1, at, act: { by: null, facts: [opened, ...sat] } };
}

/** An id that cannot be guessed: 132 random bits less a tiny part. The id is the link to the table. */
export function newTableId(): string {
  return randomName(ID_LENGTH).slice(0, ID_LENGTH);
}

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}
