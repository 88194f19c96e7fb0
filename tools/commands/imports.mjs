/** `npm run check:imports`: compares the imports of every module with tools/packages/plan.mjs. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { existingPackages, sourcesOf } from '../packages/existing.mjs';
import { layerGaps } from '../packages/layer-gaps.mjs';
import { layers } from '../packages/plan.mjs';
import { nodePath } from '../setup/node.mjs';
import { root, stop } from '../setup/root.mjs';

const folders = existingPackages();
const { modules, summary } = cruise([...folders, 'tools']);
const seen = new Set(modules.map(({ source }) => source));
let complaints = 0;

for (const folder of folders) {
  const sources = sourcesOf(folder);
  const missed = sources.filter((source) => !seen.has(source));
  console.log(`${folder}: ${sources.length - missed.length} of ${sources.length} modules seen`);
  // A cruise that sees nothing finds nothing wrong, so a module that it did not see is an error.
  for (const source of missed) complain(`not seen: ${source}`);
}
if (folders.every((folder) => sourcesOf(folder).length === 0)) complain('no package has any module');
for (const [folder, rows] of Object.entries(layers)) layerGaps(folder, rows).forEach(complain);

const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  const comment = reasons.get(rule.name);
  complain(`${rule.name}: ${path.join(' -> ')}${comment ? ` (${comment})` : ''}`);
}
console.log(
  complaints === 0 ? 'Every import follows the plan of the packages.' : `Complaints: ${complaints}.`,
);
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
