import type { MessagePort, Worker } from 'node:worker_threads';
import type { WorkerChannel } from './messages.ts';

/** A channel between threads of Node: `parentPort` at one end, the worker at the other. */
export function nodeChannel<Sent, Heard>(port: MessagePort | Worker): WorkerChannel<Sent, Heard> {
  const hearing = new Set<(message: Heard) => void>();
  const losing = new Set<(reason: Error) => void>();
  const lose = (reason: Error) => {
    for (const lost of losing) lost(reason);
  };
  // One listener for all: Node takes many for a leak.
  port.on('message', (message: Heard) => {
    for (const hear of hearing) hear(message);
  });
  port.on('error', lose);
  port.on('messageerror', lose);
  // A worker exits, a port closes.
  port.on('exit', () => lose(new Error('the worker is gone')));
  port.on('close', () => lose(new Error('the worker is gone')));
  return {
    send: (message) => port.postMessage(message),
    listen(hear, lost) {
      hearing.add(hear);
      losing.add(lost);
    },
  };
}
