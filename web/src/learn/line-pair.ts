import type { WorkerChannel } from '@vigilia/bots';

/** Both ends of a line within this page. What is sent arrives a moment later, as it would from another thread. */
export function linePair<One, Other>(): [WorkerChannel<One, Other>, WorkerChannel<Other, One>] {
  const here: ((message: Other) => void)[] = [];
  const there: ((message: One) => void)[] = [];
  return [end(there, here), end(here, there)];
}

function end<Sent, Heard>(
  theirs: ((message: Sent) => void)[],
  ours: ((message: Heard) => void)[],
): WorkerChannel<Sent, Heard> {
  return {
    send: (message) => queueMicrotask(() => theirs.forEach((hear) => void hear(message))),
    listen: (hear) => void ours.push(hear),
  };
}
