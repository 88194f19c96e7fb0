import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '@vigilia/tools/program';
import { root } from '@vigilia/tools/root';
import { fileOf } from './translated-card.ts';
import type { Translation } from './translations.ts';

const ROW = /^(.+?):(\d+):\d+ - .*\((.+?)\)/;

/**
 * Words of some files that no dictionary of the language has, each with where it stands; of all files of the book if
 * none is named. Names and words of our own are in docs/glossary/words-<language>.txt.
 */
export async function spellingComplaints(
  language: Translation,
  files = [fileOf('*', language)],
): Promise<string[]> {
  const config = join('tools/stories/languages/spelling', `${language}.json`);
  const written = await cspell([...files, '--config', config]);
  return written.split('\n').flatMap((row) => {
    const [, file, line, word] = ROW.exec(row) ?? [];
    if (file === undefined) return row.trim() === '' ? [] : [row];
    return [`${keyAt(readFileSync(join(root, file), 'utf8'), Number(line))}: unknown word "${word}"`];
  });
}

function cspell(args: readonly string[]): Promise<string> {
  const command = [program('cspell', 'cspell'), 'lint', '--no-color', '--no-progress', '--no-summary'];
  const child = spawn(process.execPath, [...command, '--relative', '--no-must-find-files', ...args], {
    cwd: root,
  });
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout.on('data', (chunk) => {
      written += chunk;
    });
    child.stderr.on('data', (chunk) => {
      written += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(written));
  });
}

/** The keys that lead to a line of a file of words: `leaflets-red.lines.soft`. */
export function keyAt(json: string, line: number): string {
  const lines = json.split('\n').slice(0, line);
  const path: string[] = [];
  let indent = Number.POSITIVE_INFINITY;
  for (const row of lines.toReversed()) {
    const [, spaces = '', key] = /^( *)"([^"]+)":/.exec(row) ?? [];
    if (key === undefined || spaces.length >= indent) continue;
    path.unshift(key);
    indent = spaces.length;
  }
  return path.join('.');
}
