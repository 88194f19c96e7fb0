import { readFileSync } from 'node:fs';
import { objectIn, text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { failure, usageError } from '../errors.ts';
import { cannotUse } from '../files.ts';
import { findRules } from '../games.ts';
import { print } from '../output.ts';
import { gameRegistry } from '../serve/games.ts';
import { PLACE_OPTIONS } from '../serve/place.ts';
import { withStore } from './store.ts';

/** `vigilia import`: a table that was exported, set up again. */
export const importFrom: Command = {
  help: 'help.import',
  options: PLACE_OPTIONS,
  async run(call) {
    const [path] = positionalsOf(call, 1);
    if (path === undefined) throw usageError('usage.no-export');
    const lines = linesIn(path);
    const rules = rulesIn(lines);
    if (rules !== null && rules.began > rules.now) {
      const reason = call.translate(text('refusal.other-rules', { rules: rules.began }));
      throw failure('transfer.refused', { path, reason });
    }
    const { importTable, whyNotWhole } = await import('@vigilia/server');
    const shelf = gameRegistry();
    const table = await withStore(call, (store) =>
      importTable(store, lines, (rows) => whyNotWhole(shelf, rows)).catch((error: unknown) => {
        throw refusedBecause(error, path);
      }),
    );
    print(call.translate(text('transfer.imported', { table })));
    if (rules !== null && rules.began < rules.now)
      print(call.translate(text('transfer.earlier', { ...rules })));
    return 0;
  },
};

/**
 * The version of the rules the game in the file began with, and the present one; null where it has not begun or is a
 * game that nobody here knows. What else is wrong with the file the server says.
 */
function rulesIn(lines: readonly string[]): { readonly began: number; readonly now: number } | null {
  const [head, ...rows] = lines.map(objectIn);
  const { game: id } = (head?.table ?? {}) as { game?: string };
  const facts = rows.flatMap(
    (row) => (row?.act as { facts?: { fact: string; rules?: number }[] })?.facts ?? [],
  );
  const began = facts.find(({ fact }) => fact === 'began')?.rules;
  const game = findRules(String(id));
  return game === undefined || began === undefined ? null : { began, now: game.rules };
}

/** Whole, before any table is touched. */
function linesIn(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    throw cannotUse(path, error);
  }
}

/** The server says in a sentence of its own, without secrets, what is wrong with the file. */
function refusedBecause(error: unknown, path: string): unknown {
  const isOfTheFile = error instanceof Error && error.constructor === Error;
  return isOfTheFile ? failure('transfer.refused', { path, reason: error.message }) : error;
}
