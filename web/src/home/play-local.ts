import { type Refusal, refuse } from '@vigilia/kernel';
import type { Assist } from '../storage/assist.ts';
import type { StoredSeat } from '../storage/tables.ts';
import { go } from '../ui/navigation.ts';

export interface Around {
  readonly seats: readonly StoredSeat[];
  readonly beginners: boolean;
  readonly assist: Assist;
  readonly practice: boolean;
}

/** Fetches what a game on this device needs before anybody asks for it. */
export function readyToPlay(): void {
  void import('../table-page/new-table.ts').catch(() => null);
  void import('../table-page/local-page.tsx').catch(() => null);
}

/** Lays a table on this device and goes there. Says why not where it cannot be kept. */
export async function playLocally({ seats, beginners, assist, practice }: Around): Promise<Refusal | null> {
  try {
    const { newTable } = await import('../table-page/new-table.ts');
    const id = await newTable({
      game: '011',
      seats,
      options: beginners ? { beginners } : {},
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
