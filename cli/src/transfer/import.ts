import { readFileSync } from 'node:fs';
import { objectIn, text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments/arguments.ts';
import { failure, usageError } from '../arguments/errors.ts';
import { cannotUse } from '../arguments/files.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { findRules } from '../games.ts';
import { gameRegistry } from '../serve/index.ts';
import { STORE_OPTIONS } from '../serve/store-location.ts';
import { withStore } from './store.ts';

/** `vigilia import`: sets up an exported table. */
export const importFrom: Command = {
  help: 'help.import',
  options: STORE_OPTIONS,
  async run(call) {
    const [path] = positionalsOf(call, 1);
    if (path === undefined) throw usageError('usage.no-export');
    const lines = linesIn(path);
    const rules = rulesIn(lines);
    if (rules !== null && rules.began > rules.now) {
      const reason = call.translate(text('refusal.other-rules', { rules: rules.began }));
      throw failure('transfer.refused', { path, reason });
    }
    const { importTable, checkImported } = await import('@vigilia/server');
    const games = gameRegistry();
    const table = await withStore(call, (store) =>
      importTable(store, lines, (whole) => checkImported(games, whole)).catch((error: unknown) => {
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
 * The version of the rules that the game in the file began with, and the present one; null if the game has not
 * begun or is unknown. The server reports every other fault of the file.
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

/** Reads the whole file before any table is touched. */
function linesIn(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    throw cannotUse(path, error);
  }
}

/** The server names the fault of the file in a sentence of its own, without secrets. */
function refusedBecause(error: unknown, path: string): unknown {
  const isOfTheFile = error instanceof Error && error.constructor === Error;
  return isOfTheFile ? failure('transfer.refused', { path, reason: error.message }) : error;
}
