/**
 * `npm run bench:server [-- --json] [--tables 50] [--rounds 10] [--seconds 2] [--idle 200] [--against FOLDER]`: the speed
 * and memory of one server on this machine, in turn with bare sockets and, where it is named, with the server of another
 * checkout. `--idle 0` leaves the memory out.
 */
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { measureIdle } from '../bench/server/idle.ts';
import { measureSpeed } from '../bench/server/speed.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    tables: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '2' },
    idle: { type: 'string', default: '200' },
    against: { type: 'string' },
  },
});
const { against } = values;
const speed = await measureSpeed({
  tables: countOf('tables', values.tables),
  rounds: countOf('rounds', values.rounds),
  seconds: countOf('seconds', values.seconds),
  ...(against !== undefined && {
    against: pathToFileURL(join(resolve(against), 'lab/bench/server/host.ts')),
  }),
});
const idle = values.idle === '0' ? {} : await measureIdle(countOf('idle', values.idle));
const report = {
  ...speed,
  ...idle,
  node: process.versions.node,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
};
if (values.json) console.log(JSON.stringify(report));
else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(24)} ${value}`);
