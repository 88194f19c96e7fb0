import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../src/main.ts';

export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const program = fileURLToPath(new URL('../bin/vigilia.mjs', import.meta.url));

/** Starts `vigilia` as a process of its own, in English unless the arguments say otherwise. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const { LC_ALL: _, LC_MESSAGES: __, ...rest } = process.env;
  return spawn(process.execPath, [program, ...args], { env: { ...rest, LANG: 'C', NO_COLOR: '1', ...env } });
}

/** Runs `vigilia` to its end, with these lines typed ahead. */
export function vigilia(
  args: readonly string[],
  lines: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const child = start(args, env);
  // A command that ends before it has read everything closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return finished(child);
}

export function finished(child: ChildProcessWithoutNullStreams): Promise<Result> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The same without a process of its own, which is quicker: in English unless the arguments say otherwise. */
export async function called(args: readonly string[], lines: readonly string[] = []): Promise<Result> {
  const written = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => (chunk: string | Uint8Array) => {
    written[stream] += String(chunk);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed(lines)),
  ];
  try {
    const code = await main(args.includes('--lang') ? args : [...args, '--lang', 'en']);
    return { code, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function typed(lines: readonly string[]): typeof process.stdin {
  return Readable.from(lines.map((line) => `${line}\n`)) as typeof process.stdin;
}

/** Every question of a screen: who was asked, and by which clause. Its words may take several lines. */
export function questionsIn(screen: string): { readonly player: string; readonly clause: string }[] {
  const questions = screen.matchAll(/^(p\d): (?:.*\n {2})*?.*\[([A-Z]+-\w+)\]$/gm);
  return [...questions].map(([, player = '', clause = '']) => ({ player, clause }));
}

const folders: string[] = [];

/** A path to a file that does not exist yet. Every test file that uses one calls `tidyUp` afterwards. */
export function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-cli-'));
  folders.push(folder);
  return join(folder, name);
}

export function tidyUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
