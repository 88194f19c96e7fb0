/** `npm run rooms`: who imports whom, held against scripts/rooms/plan.mjs. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from './ready/node.mjs';
import { root, stop } from './ready/root.mjs';
import { existingRooms, sourcesOf } from './rooms/sources.mjs';

const rooms = existingRooms();
const { modules, summary } = cruise([...rooms, 'scripts']);
const seen = new Set(modules.map(({ source }) => source));
let complaints = 0;

for (const room of rooms) {
  const sources = sourcesOf(room);
  const missed = sources.filter((source) => !seen.has(source));
  console.log(`${room}: ${sources.length - missed.length} of ${sources.length} modules seen`);
  // A cruise that sees nothing finds nothing wrong, so what it did not see is an error.
  for (const source of missed) complain(`not seen: ${source}`);
}
if (rooms.every((room) => sourcesOf(room).length === 0)) complain('no room has any module');

const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  const comment = reasons.get(rule.name);
  complain(`${rule.name}: ${path.join(' -> ')}${comment ? ` (${comment})` : ''}`);
}
console.log(complaints === 0 ? 'Every import goes to a room above.' : `Complaints: ${complaints}.`);
process.exitCode = complaints === 0 ? 0 : 1;

/** @param {string} complaint */
function complain(complaint) {
  complaints++;
  console.log(`  ${complaint}`);
}

/**
 * @typedef {{ name: string, comment?: string }} Rule
 * @typedef {{ rule: Rule, from: string, to: string, cycle?: { name: string }[] }} Violation
 * @typedef {{ violations: Violation[], ruleSetUsed: { forbidden: Rule[] } }} Summary
 * @param {string[]} folders
 * @returns {{ modules: { source: string }[], summary: Summary }}
 */
function cruise(folders) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(nodePath(), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return stop(`dependency-cruiser gave no report.\n${stderr}`);
  }
}
