import type { Seat } from '@vigilia/kernel';

/** One end of a socket, as the room sees it. */
export interface Subscriber {
  readonly identity: string | null;
  /** The seat it looks over the shoulder of, where the table lets watchers do that. */
  readonly lens: Seat | null;
  send(message: string): void;
  /** Sends what is framed already, for several alike. */
  sendFrame(frame: Buffer): void;
}
