import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remembered } from '@vigilia/kernel';

const PROGRAM = join(import.meta.dirname, '../verifier/verify.py');

/** Records to verify, and what a client remembers of the first, if anything. */
export interface Verifying {
  readonly lines: readonly object[];
  readonly remembered?: Remembered;
}

export interface Verified {
  readonly holds: boolean;
  /** What the verifier prints about the file. */
  readonly said: string;
}

/** Runs the Python verifier on each of them; it writes files into the folder and passes many to one run. */
export function runVerifier(python: string, folder: string, all: readonly Verifying[]): Verified[] {
  const files = all.map(({ lines }, index) => {
    const file = join(folder, `${index}.jsonl`);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return file;
  });
  const said = new Map<string, string>();
  const run = (paths: readonly string[], remembered?: Remembered) => {
    for (const [path, words] of linesOf(python, folder, paths, remembered)) said.set(path, words);
  };
  const unremembered = files.filter((_, index) => all[index]?.remembered === undefined);
  if (unremembered.length > 0) run(unremembered);
  for (const [index, file] of files.entries()) {
    const { remembered } = all[index] ?? {};
    if (remembered !== undefined) run([file], remembered);
  }
  return files.map((file) => {
    const words = said.get(file) ?? '';
    return { holds: words.endsWith(' holds'), said: words };
  });
}

/** What the verifier prints about each file. */
function linesOf(
  python: string,
  folder: string,
  files: readonly string[],
  remembered: Remembered | undefined,
): [file: string, words: string][] {
  const note = join(folder, 'note.json');
  if (remembered !== undefined) writeFileSync(note, JSON.stringify(remembered));
  const args = [...files, ...(remembered === undefined ? [] : ['--remembered', note])];
  const { status, stdout, stderr } = spawnSync(python, ['-B', PROGRAM, ...args], { encoding: 'utf8' });
  // A verifier that crashes has verified nothing.
  if (stderr !== '' || (status !== 0 && status !== 1)) throw new Error(stderr || `it ended with ${status}`);
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line, index) => [files[index] ?? '', line.slice((files[index]?.length ?? 0) + 2)]);
}
