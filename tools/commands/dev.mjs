/**
 * `npm run dev`: the page with hot reload and the server, which restarts when its code changes, together in this
 * terminal. Other options are those of `vigilia serve`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../setup/install.mjs';
import { program } from '../setup/program.mjs';
import { root } from '../setup/root.mjs';
import { freePort } from '../start/free-port.mjs';
import { isAnsweredAt } from '../start/open-when-ready.mjs';
import { runTogether } from '../start/run-together.mjs';

const SERVER_PORT = 8011;
const PAGE_PORT = 5173;
/** Apart from the tables of `npm start`: code under work may write what it should not. */
const TABLES = join(root, '.vigilia');

install();
const given = process.argv.slice(2);
const { values } = parseArgs({ args: given, strict: false, options: { port: { type: 'string' } } });
const serverPort = values.port ?? (await freePort(SERVER_PORT));
const pagePort = await freePort(PAGE_PORT);
const server = `http://127.0.0.1:${serverPort}`;
const page = `http://127.0.0.1:${pagePort}`;

const watching = ['--watch', '--watch-preserve-output', 'cli/bin/vigilia.mjs'];
const serving = ['serve', '--data', TABLES, '--port', String(serverPort), ...given];
const vite = program('vite', 'vite', { folder: 'web' });
const drawing = ['web', '--host', '127.0.0.1', '--port', String(pagePort), '--strictPort'];
const over = runTogether({
  server: { args: [...watching, ...serving] },
  page: { args: [vite, ...drawing, '--clearScreen', 'false'], env: { VIGILIA_SERVER: server } },
});
const areReady = await Promise.all([`${server}/health`, page].map((address) => isAnsweredAt(address, over)));
if (areReady.every(Boolean))
  console.log(`\nVigilia is running at ${page} with hot reload. Ctrl-C stops it.\n`);
