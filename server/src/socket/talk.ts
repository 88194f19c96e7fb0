import type { Seat } from '@vigilia/kernel';
import type { TalkRow } from '../store/store.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

/** What is kept of something that was said. */
export interface TalkBody {
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase?: string;
  readonly words?: string;
  /** Names it, so that it is said once; never sent to any client. */
  readonly key: string;
}

/** How much of the talk a new subscriber gets. */
export const LATEST = 50;

/** The latest talk of a table. */
export class RecentTalk {
  private said: readonly TalkRow[];

  constructor(said: readonly TalkRow[]) {
    this.said = said;
  }

  /** The number of what was said last. */
  get number(): number {
    return this.said.at(-1)?.number ?? 0;
  }

  add(said: TalkRow): void {
    this.said = [...this.said, said].slice(-LATEST);
  }

  /** Whether this seat said this already. */
  has(seat: Seat | null, key: string): boolean {
    return this.said.some(({ body }) => {
      const talk = bodyOf(body);
      return talk.seat === seat && talk.key === key;
    });
  }

  visibleTo(viewpoint: Viewpoint): object[] {
    return this.said.filter(({ body }) => maySee(viewpoint, bodyOf(body))).map(talkMessage);
  }
}

export function bodyOf(body: string): TalkBody {
  return JSON.parse(body) as TalkBody;
}

/**
 * Players read players; watchers read players and watchers, so that no player gets advice from behind. A viewer who may
 * not watch reads nothing, before the game and during it.
 */
export function maySee({ own, sees }: Viewpoint, { seat }: TalkBody): boolean {
  return sees !== 'nothing' && (seat !== null || own === null);
}

export function talkMessage({ number, at, body }: TalkRow): object {
  const { key, ...talk } = bodyOf(body);
  return { type: 'said', number, at, ...talk };
}
