/**
 * `npm run bench:web [-- --json] [--only scripts|inputs]`: the size of the page, its Lighthouse scores, and the time from
 * input to paint.
 */
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '@vigilia/tools/free-port';
import { buildPage } from '@vigilia/tools/page';
import { startTestServer } from '@vigilia/tools/test-server';

/** Where Lighthouse looks for the browser. */
const DEBUGGING_PORT = 9222;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
buildPage({ isQuiet: values.json === true });
const server = await startTestServer();
try {
  const measuring = [
    join(import.meta.dirname, '../bench/page/measure.ts'),
    server.address,
    `${await freePort(DEBUGGING_PORT)}`,
    ...(values.only === undefined ? [] : [values.only]),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, measuring);
  const measured: object = JSON.parse(stdout);
  const [{ model = 'unknown' } = {}] = cpus();
  const machine = { node: process.versions.node, cpu: model.trim(), cores: cpus().length };
  if (values.json) console.log(JSON.stringify({ ...measured, ...machine }));
  else print({ ...measured, ...machine });
} finally {
  await server.stop();
}

function print(report: object, indent = ''): void {
  for (const [name, value] of Object.entries(report)) {
    if (typeof value !== 'object') {
      console.log(`${(indent + name).padEnd(20)} ${value}`);
      continue;
    }
    console.log(indent + name);
    print(value, `${indent}  `);
  }
}
