import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodePath } from '../../setup/node.mjs';
import { root } from '../../setup/root.mjs';

type Started = ChildProcessByStdio<null, Readable, Readable>;

const NPM = ['npm', 'start', '--'];
const ALONE = [nodePath(), 'tools/commands/start.mjs'];

let folder: string;
let started: Started[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigilia-ending-'));
  started = [];
});

afterEach(() => {
  for (const each of started) kill(each, 'SIGKILL', { group: true });
  rmSync(folder, { recursive: true, force: true });
});

/** A server started with this command, in a group of processes of its own, and all that it prints. */
function start([program = '', ...args]: readonly string[]): { process: Started; printed: () => string } {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(program, [...args, '--no-open', '--port', '0', '--data', folder, '--lang', 'en'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  return { process: child, printed: () => printed };
}

function kill({ pid }: Started, signal: NodeJS.Signals, { group }: { group: boolean }): void {
  if (pid === undefined) return;
  try {
    process.kill(group ? -pid : pid, signal);
  } catch {
    // None of them is left.
  }
}

describe('a server that was started ends', () => {
  test.each([
    ['with npm that is asked to end', NPM, 'SIGTERM', { group: false }],
    ['with npm that is killed', NPM, 'SIGKILL', { group: false }],
    ['at a Ctrl-C, which reaches all processes of a terminal', NPM, 'SIGINT', { group: true }],
    ['with npm start that is asked to end', ALONE, 'SIGTERM', { group: false }],
    ['with npm start that is interrupted', ALONE, 'SIGINT', { group: false }],
    ['with npm start that is killed', ALONE, 'SIGKILL', { group: false }],
  ] as const)('%s, and loses no table', async (_how, command, signal, whom) => {
    const { process: child, printed } = start(command);
    await expect.poll(printed, { timeout: 120_000 }).toContain('Vigilia is running at http:');
    const closed = once(child, 'close');
    kill(child, signal, whom);
    // The output closes once no process holds it any more.
    await closed;
    expect(printed()).toContain('Vigilia is stopping. Every table is safe.');
  });
});

test('npm start on a folder in use says so, how to go on, and ends with a code', async () => {
  const first = start(ALONE);
  await expect.poll(first.printed, { timeout: 120_000 }).toContain('Vigilia is running at http:');
  const second = start(NPM);
  const [code] = await once(second.process, 'close');
  expect(code).toBe(1);
  expect(second.printed()).toContain(`Another Vigilia is running on the folder ${folder}.`);
  expect(second.printed()).toContain('npm start -- --data DIR');
});
