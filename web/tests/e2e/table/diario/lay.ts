import type { Page } from '@playwright/test';
import { game } from '@vigilia/game-diario';
import type { Assist } from '@vigilia/kernel';
import type { StoredSeat } from '../../../../src/storage/tables.ts';
import type { Written } from '../golden.ts';
import { lay } from '../lay.ts';

/** The people around one screen, by seat. */
export const PEOPLE = ['Ada', 'Bruno', 'Carla'];

const sitting = (names: readonly string[]): readonly StoredSeat[] =>
  names.map((name) => ({ kind: 'person', name }));

interface LayingDiario {
  /** The people around one screen, or a person alone. */
  readonly names?: readonly string[];
  readonly assist?: Assist;
}

/** Stores a table of Diario on this device, with these people at it. Returns its path. */
export function layDiario(
  page: Page,
  written: Written,
  { names = ['Livia'], assist = 'reason' }: LayingDiario = {},
): Promise<string> {
  return lay(page, written, { game, seats: sitting(names), assist });
}
