/**
 * `npm run bench:server [-- --json] [--tables 50] [--rounds 10] [--seconds 2] [--idle 200] [--sockets 2000] [--against
 * FOLDER]`: the speed and memory of one server on this machine, in turn with bare sockets and, if it is named, with the
 * server of another checkout, and what a socket and a ping cost it. `--idle 0` leaves the memory of tables out, `--sockets 0`
 * the sockets.
 *
 * `npm run bench:server -- --processes 2 [--thought 40]`: CPU time of a choice at one process and at two of them on
 * PostgreSQL, with guests who think for `--thought` milliseconds on average. With `--thought 0` they answer at once, so
 * that the speeds are what this machine can do.
 */
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { measureIdle } from '../bench/server/idle.ts';
import { measureProcesses } from '../bench/server/processes.ts';
import { measureSockets } from '../bench/server/sockets.ts';
import { measureSpeed } from '../bench/server/speed.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    tables: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '2' },
    idle: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1' },
    thought: { type: 'string', default: '40' },
    against: { type: 'string' },
  },
});
const processes = countOf('processes', values.processes);
const wanted = {
  tables: countOf('tables', values.tables),
  rounds: countOf('rounds', values.rounds),
  seconds: countOf('seconds', values.seconds),
  ...(values.against !== undefined && {
    against: pathToFileURL(join(resolve(values.against), 'lab/bench/server/host.ts')),
  }),
};
const figures =
  processes > 1
    ? await measureProcesses({
        ...wanted,
        processes,
        thought: countOf('thought', values.thought, { from: 0 }),
      })
    : {
        ...(await measureSpeed(wanted)),
        ...(values.idle === '0' ? {} : await measureIdle(countOf('idle', values.idle))),
        ...(values.sockets === '0' ? {} : await measureSockets(countOf('sockets', values.sockets))),
      };
const report = {
  ...figures,
  node: process.versions.node,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
};
if (values.json) console.log(JSON.stringify(report));
else
  for (const [name, value] of Object.entries(report))
    console.log(`${name.padEnd(24)} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
