import type { Page } from '@playwright/test';
import { game } from '@vigilia/game-diario';
import type { StoredSeat } from '../../../../src/storage/tables.ts';
import type { Written } from '../golden.ts';
import { lay } from '../lay.ts';

/** People around one screen, or a person alone. */
const sitting = (names: readonly string[]): readonly StoredSeat[] =>
  names.map((name) => ({ kind: 'person', name }));

/** Stores a table of Diario on this device, with these people at it. Returns its path. */
export function layDiario(page: Page, written: Written, names = ['Livia']): Promise<string> {
  return lay(page, written, { game, seats: sitting(names) });
}
