/** Prints a line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Exits without an error message when the reader of the output has closed the pipe, as `head` does. */
export function exitOnClosedPipe(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(process.exitCode ?? 0);
    });
  }
}
