import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { existingPackages } from '../../packages/existing.mjs';
import { layers } from '../../packages/plan.mjs';
import { root } from '../../setup/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Commands that a page names: `npm run x`, and `generate:x` if the first words go without saying. */
function commandsIn(page: string): string[] {
  const spelled = [...page.matchAll(/\bnpm run ([\w:-]+)/g)];
  const short = [...page.matchAll(/`((?:bench|check|generate|lab):[\w-]+)`/g)];
  return [...spelled, ...short].map(([, name]) => String(name));
}

/** Test files that a page runs, with the title by which it selects tests. */
function testsIn(page: string): { readonly file: string; readonly title: string | null }[] {
  return [...page.matchAll(/^npm test -- (\S+)(?:.*-t '([^']+)')?/gm)].map(([, file = '', title = null]) => ({
    file,
    title,
  }));
}

/** The first cells of the tables of a page, and what is in backticks there. */
function rowsIn(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name)));
}

describe('CONTRIBUTING.md', () => {
  const page = read('CONTRIBUTING.md');

  test('names no command that does not exist', () => {
    const named = commandsIn(page);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('runs test files that exist, and selects tests that they have', () => {
    const named = testsIn(page);
    expect(named.map(({ title }) => title)).toContain('MOVE-3');
    expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
    for (const { file, title } of named) if (title !== null) expect(read(file)).toContain(title);
  });

  test('has in every list of files one that exists, wherever a part stands for any name', () => {
    const paths = [...page.matchAll(/^\d+\. `([^`]+\/[^`]+)`/gm)].map(([, path]) => String(path));
    expect(paths.length).toBeGreaterThan(10);
    const patterns = paths.map((path) => path.replaceAll(/<[^>]+>/g, '*'));
    const missing = patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
    // The records of the version before are made before anything changes.
    expect(missing).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const named = rowsIn(read('docs/architecture.md'));

  test('names every package', () => {
    const packages = [...existingPackages(), 'tools', 'tools/stories'];
    expect(packages.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  test.each(['kernel', 'games/011', 'server', 'web'])('names every room of %s', (folder) => {
    const rooms = (layers[folder] ?? []).flat().filter((room) => !room.endsWith('.ts'));
    expect(rooms.length).toBeGreaterThan(5);
    expect(rooms.map((room) => room.split('/').at(-1) ?? '').filter((room) => !named.includes(room))).toEqual(
      [],
    );
  });
});
