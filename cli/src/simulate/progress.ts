import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const EVERY = 100;

/** A progress bar on a terminal; nothing if the output goes to a file. */
export interface Progress {
  show(done: number): void;
  clear(): void;
}

export function progressOn(stream: WriteStream, total: number): Progress {
  if (!stream.isTTY) return { show() {}, clear() {} };
  let shown = 0;
  return {
    show(done) {
      const now = Date.now();
      if (now - shown < EVERY && done < total) return;
      shown = now;
      const full = Math.round((WIDTH * done) / total);
      stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${total}`);
    },
    clear() {
      stream.write(`\r${' '.repeat(WIDTH + 30)}\r`);
    },
  };
}
