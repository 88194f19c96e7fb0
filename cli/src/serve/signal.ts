import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** `npm` repeats a Ctrl-C that the terminal has sent to every process already. The repeated signal is ignored. */
const ECHO = 1000;

/** A shell adds this to the number of the signal that ended a command. */
const BY_SIGNAL = 128;

export interface StopSignal {
  /** Resolves at the first signal to stop. */
  readonly received: Promise<void>;
  stopListening(): void;
}

/**
 * Listens for signals to stop. A second signal, more than a second later, ends the process at once. If the process was
 * started with a channel to its parent, the end of that channel says the same: `npm start` has ended, however it did.
 */
export function listenForStop(): StopSignal {
  const { promise: received, resolve } = Promise.withResolvers<void>();
  let first: number | undefined;
  const end = () => {
    first ??= performance.now();
    resolve();
    return performance.now() - first;
  };
  const hear = (signal: NodeJS.Signals) => {
    // The first process of a container ignores signals without a handler, so it must exit here.
    if (end() > ECHO) process.exit(BY_SIGNAL + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  process.on('disconnect', end);
  // The parent may have ended while this process was loading.
  if (process.connected === false) end();
  return {
    received,
    stopListening: () => {
      for (const signal of SIGNALS) process.off(signal, hear);
      process.off('disconnect', end);
    },
  };
}
