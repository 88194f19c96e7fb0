import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Milliseconds between two looks at whether the process that started this one is still there. */
const STRETCH = 50;

/** Keeps one core busy in a process of its own, until what it answers is called or this process ends. */
export function busyCore(): () => void {
  const child = fork(fileURLToPath(import.meta.url));
  return () => void child.kill();
}

function work(): void {
  const until = performance.now() + STRETCH;
  while (performance.now() < until);
  setImmediate(work);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('disconnect', () => process.exit());
  work();
}
