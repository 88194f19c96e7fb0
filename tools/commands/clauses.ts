/** `npm run clauses`: lists every clause of each rulebook with the tests that name it, and fails if a clause has none. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const CLAUSE = /\b[A-Z]+-(?:\d+|[A-K])\b/g;
const TITLE =
  /\b(?:test|describe)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The titles of a file's tests; a test shows the clauses that its title names. */
function titlesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title]) => String(title));
}

function testsByClause(folder: string): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const file of globSync(`${folder}/tests/**/*.test.ts`).sort()) {
    for (const title of titlesIn(file)) {
      for (const [clause] of title.matchAll(CLAUSE)) {
        tests.set(clause, [...(tests.get(clause) ?? []), `${file}: ${title}`]);
      }
    }
  }
  return tests;
}

/** The number of clauses of a game that no test names, and of named clauses that do not exist. */
function report(folder: string): number {
  const clauses = JSON.parse(readFileSync(`${folder}/rulebook/clauses.json`, 'utf8')) as { id: string }[];
  const tests = testsByClause(folder);
  const missing = clauses.filter(({ id }) => !tests.has(id));
  for (const { id } of clauses) {
    console.log(id);
    for (const test of tests.get(id) ?? ['no test names this clause']) console.log(`  ${test}`);
  }
  const known = new Set(clauses.map(({ id }) => id));
  const strangers = [...tests.keys()].filter((id) => !known.has(id));
  console.log(`${folder}: ${clauses.length} clauses, ${missing.length} without a test`);
  if (missing.length > 0) console.log(`  without a test: ${missing.map(({ id }) => id).join(', ')}`);
  if (strangers.length > 0) console.log(`  named but not in the rulebook: ${strangers.join(', ')}`);
  return missing.length + strangers.length;
}

const rulebooks = globSync('games/*/rulebook/clauses.json').sort();
const gaps = rulebooks.reduce((sum, file) => sum + report(dirname(dirname(file))), 0);
if (rulebooks.length === 0 || gaps > 0) process.exitCode = 1;
