import type { Seat } from '@vigilia/kernel';
import type { Said } from '../store/store.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

/** What is kept of something that was said. */
export interface Words {
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase?: string;
  readonly words?: string;
  /** Names it, so that it is said once; shown to nobody. */
  readonly key: string;
}

/** How much of the talk somebody who comes in is shown. */
export const LATEST = 50;

/** The latest talk of a table. */
export class Talk {
  private said: readonly Said[];

  constructor(said: readonly Said[]) {
    this.said = said;
  }

  /** The number of what was said last. */
  get number(): number {
    return this.said.at(-1)?.number ?? 0;
  }

  add(said: Said): void {
    this.said = [...this.said, said].slice(-LATEST);
  }

  /** Whether this seat said this already. */
  has(seat: Seat | null, key: string): boolean {
    return this.said.some(({ body }) => {
      const words = wordsOf(body);
      return words.seat === seat && words.key === key;
    });
  }

  heardBy(viewpoint: Viewpoint): object[] {
    return this.said.filter(({ body }) => mayHear(viewpoint, wordsOf(body))).map(shown);
  }
}

export function wordsOf(body: string): Words {
  return JSON.parse(body) as Words;
}

/**
 * Players hear players; watchers hear everybody, so that no player gets advice from behind. A viewer who may not watch
 * hears nothing, before the game and during it.
 */
export function mayHear({ own, sees }: Viewpoint, { seat }: Words): boolean {
  return sees !== 'nothing' && (seat !== null || own === null);
}

export function shown({ number, at, body }: Said): object {
  const { key, ...words } = wordsOf(body);
  return { type: 'said', number, at, ...words };
}
