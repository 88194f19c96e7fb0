import type { Page } from '@playwright/test';
import { type Diario, game } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import type { StoredSeat } from '../../../../src/storage/tables.ts';
import { linesOf, upTo, type Written } from '../golden.ts';
import { lay } from '../lay.ts';

/** People around one screen, or a person alone. */
const sitting = (names: readonly string[]): readonly StoredSeat[] =>
  names.map((name) => ({ kind: 'person', name }));

/** Stores a table of Diario on this device, with these people at it. Returns its path. */
export function layDiario(page: Page, written: Written, names = ['Livia']): Promise<string> {
  return lay(page, written, { game, seats: sitting(names) });
}

/** A golden game from its deal. */
export function dealtLike(name: string): Written {
  return { lines: linesOf(name, game.id).slice(0, 1), seat: 0 };
}

/** A golden game, up to the first question whose prompt is this one (`prompt.duty`). */
export function goldenAt(name: string, prompt: string, isIt: IsIt = () => true): Written {
  return upTo(game, linesOf(name, game.id), (view, ask) => ask.prompt.key === prompt && isIt(view, ask));
}

type IsIt = (view: Diario['view'], ask: Ask<Diario['choice']>) => boolean;
