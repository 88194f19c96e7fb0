/** `npm run bench:server [-- --json] [--tables 50] [--seconds 10] [--idle 200]`: the speed and memory of one server on this machine. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBare } from '../bench/server/bare.ts';
import { measureIdle } from '../bench/server/idle.ts';
import { measureLoad } from '../bench/server/load.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '200' },
  },
});
const tables = countOf('tables', values.tables);
const seconds = countOf('seconds', values.seconds);
const load = await measureLoad({ tables, seconds });
const bare = await measureBare({ tables, seconds });
const idle = await measureIdle(countOf('idle', values.idle));
const report = {
  ...load,
  bareChoicesPerSecond: bare,
  shareOfBare: Number((load.choicesPerSecond / bare).toFixed(2)),
  ...idle,
  node: process.versions.node,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
};
if (values.json) console.log(JSON.stringify(report));
else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(24)} ${value}`);
