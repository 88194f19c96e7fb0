import { type Assist, type GameProfile, type Refusal, refuse } from '@vigilia/kernel';
import { type OptionValues, unusualOptions } from '../../../games/options.ts';
import { go } from '../../../platform/navigation.ts';
import type { StoredSeat } from '../../../storage/tables.ts';

export interface Around {
  readonly game: GameProfile;
  readonly seats: readonly StoredSeat[];
  readonly options: OptionValues;
  readonly assist: Assist;
  readonly practice: boolean;
}

/** Fetches what a game on this device needs before the player asks for it. */
export function readyToPlay(): void {
  void import('../../table/new-table.ts').catch(() => null);
  void import('../../table/local-page.tsx').catch(() => null);
}

/** Lays a table on this device and goes there. Says why not if it cannot be kept. */
export async function playLocally({
  game,
  seats,
  options,
  assist,
  practice,
}: Around): Promise<Refusal | null> {
  try {
    const { newTable } = await import('../../table/new-table.ts');
    const id = await newTable({
      game: game.id,
      seats,
      options: unusualOptions(game, options),
      assist,
      practice,
    });
    if (typeof id !== 'string') return id;
    go(`/here/${id}`);
    return null;
  } catch {
    return refuse(null, 'shell.not-loaded');
  }
}
