import type { WorkerChannel } from './messages.ts';

/** What a worker, a worker's own scope and a port have in common in a browser. */
export interface WebPort {
  postMessage(message: unknown): void;
  addEventListener(type: string, hear: (event: object) => void): void;
  /** A port holds messages back until it is told to start. */
  start?(): void;
}

/** A channel between a page and its worker: the worker at one end, the worker's own scope at the other. */
export function webChannel<Sent, Heard>(post: WebPort): WorkerChannel<Sent, Heard> {
  return {
    send: (message) => post.postMessage(message),
    listen(hear, lost) {
      post.addEventListener('message', (event) => hear((event as { data: Heard }).data));
      post.addEventListener('messageerror', () => lost(new Error('a message could not be read')));
      post.addEventListener('error', (event) => {
        const { message = 'the worker is gone' } = event as { message?: string };
        lost(new Error(message));
      });
      post.start?.();
    },
  };
}
