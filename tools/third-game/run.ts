import { spawn } from 'node:child_process';

export interface Result {
  readonly code: number | null;
  /** All that it printed. */
  readonly output: string;
}

/** Starts a program of Node in a copy of the repository, apart from the test runner that may have started this one. */
export function start(folder: string, args: readonly string[]) {
  const { NODE_OPTIONS: _, VITEST: __, DATABASE_URL: ___, ...env } = process.env;
  return spawn(process.execPath, args, { cwd: folder, env: { ...env, LANG: 'C', NO_COLOR: '1' } });
}

/** Runs it to its end, with these lines typed ahead. */
export function run(folder: string, args: readonly string[], lines: readonly string[] = []): Promise<Result> {
  const child = start(folder, args);
  // A program that ends before it has read everything closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
