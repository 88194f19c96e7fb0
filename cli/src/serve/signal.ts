import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** `npm` passes on the Ctrl-C that the terminal has sent to everybody already: that echo is no second wish. */
const ECHO = 1000;

/** What a shell adds to the number of a signal that ended a command. */
const BY_SIGNAL = 128;

export interface StopSignal {
  /** Kept when somebody asks this process to end. */
  readonly received: Promise<void>;
  stopListening(): void;
}

/** Listens for the wish that this process end. Whoever wishes it again, a moment later, ends it at once. */
export function listenForStop(): StopSignal {
  const { promise: received, resolve } = Promise.withResolvers<void>();
  let first: number | undefined;
  const hear = (signal: NodeJS.Signals) => {
    first ??= performance.now();
    resolve();
    // A process that is alone in its container would ignore what it does not answer itself.
    if (performance.now() - first > ECHO) process.exit(BY_SIGNAL + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return {
    received,
    stopListening: () => {
      for (const signal of SIGNALS) process.off(signal, hear);
    },
  };
}
