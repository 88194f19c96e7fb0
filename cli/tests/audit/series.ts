import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { called, temporary } from '../command.ts';

type Line = Record<string, unknown> & { state: { players: { time: number }[] } };

/** The audit file of a series of three games, line by line. */
export class RecordedSeries {
  readonly lines: readonly string[];
  /** Where the second game of the file begins, as an index. */
  readonly second: number;

  constructor(lines: readonly string[]) {
    this.lines = lines;
    this.second = lines.findIndex((line, index) => index > 0 && line.startsWith('{"game"'));
  }

  /** A file with some lines changed, dropped or added; `end` is what stands after the last. */
  fileWith(change: (changed: string[]) => void, end = '\n'): string {
    const changed = [...this.lines];
    change(changed);
    const file = temporary('changed.jsonl');
    writeFileSync(file, changed.join('\n') + end);
    return file;
  }

  edited(index: number, edit: (line: Line) => void): string {
    return this.fileWith((changed) => {
      const line = JSON.parse(changed[index] as string);
      edit(line);
      changed[index] = JSON.stringify(line);
    });
  }
}

export async function recordedSeries(): Promise<RecordedSeries> {
  const file = temporary('true.jsonl');
  const { code } = await called(['simulate', '011', '--games', '3', '--seed', 'audit', '--audit', file]);
  expect(code).toBe(0);
  return new RecordedSeries(readFileSync(file, 'utf8').trimEnd().split('\n'));
}

/** What the audit reports about a changed file. */
export async function verdict(file: string): Promise<string> {
  const { code, out, err } = await called(['audit', file]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  return out.trimEnd();
}
