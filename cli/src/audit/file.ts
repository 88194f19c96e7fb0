import { closeSync, openSync, writeSync } from 'node:fs';

const ENOUGH_TO_WRITE = 1 << 16;

/** A file of JSON Lines that is written as it grows, so that a long series is never held in memory. */
export interface LineFile {
  write(line: object): void;
  close(): void;
}

export function openLineFile(path: string): LineFile {
  const file = openSync(path, 'w');
  let waiting = '';
  const flush = () => {
    writeSync(file, waiting);
    waiting = '';
  };
  return {
    write(line) {
      waiting += `${JSON.stringify(line)}\n`;
      if (waiting.length > ENOUGH_TO_WRITE) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
