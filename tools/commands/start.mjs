/**
 * `npm start`: builds the page, starts the server on this machine and opens the browser. `npm start -- --no-open`
 * leaves the browser alone, `npm start -- --lan` lets other devices of the network in, other options are those of
 * `vigilia serve`. `npm start -- diario` plays that game in this terminal.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { install } from '../setup/install.mjs';
import { nodePath } from '../setup/node.mjs';
import { buildPage } from '../setup/page.mjs';
import { root } from '../setup/root.mjs';
import { endWithNpm } from '../start/end-with-npm.mjs';
import { freePort } from '../start/free-port.mjs';
import { networkAddress } from '../start/network-address.mjs';
import { openWhenReady } from '../start/open-when-ready.mjs';

const USUAL_PORT = 8011;
const USUAL_HOST = '127.0.0.1';
/** Options of this command, which the server does not know. */
const OWN_OPTIONS = ['--no-open', '--lan'];

/** Ends the command, once one runs here. */
let end = () => void process.exit(1);
endWithNpm(() => end());
install();
const given = process.argv.slice(2);
if (/^\w+$/.test(given[0] ?? '')) play(given);
else await serve(given);

/** @param {string[]} options */
async function serve(options) {
  const { values } = parseArgs({ args: options, strict: false, options: { port: { type: 'string' } } });
  const host = values.lan === true ? networkAddress() : USUAL_HOST;
  if (host === null) {
    console.error('This machine is in no network: npm start without --lan plays on this machine alone.');
    process.exitCode = 1;
    return;
  }
  buildPage();
  const port = values.port ?? (await freePort(USUAL_PORT, host));
  const passed = options.filter((option) => !OWN_OPTIONS.includes(option));
  const over = runServer([
    'serve',
    ...(host === USUAL_HOST ? [] : ['--host', host]),
    ...(values.port === undefined ? ['--port', String(port)] : []),
    ...passed,
  ]);
  if (!values['no-open']) await openWhenReady(`http://${host}:${port}`, over);
}

/** @param {string[]} args */
function play(args) {
  const game = run(['play', ...args], { stdio: 'inherit' });
  // Ctrl-C reaches both processes; the game decides what it means and this one waits for it.
  process.on('SIGINT', () => {});
  end = () => void game.kill('SIGTERM');
  process.on('SIGTERM', end);
}

/**
 * The server stops once its channel to this process is closed, so it stops with this process, however that ends.
 * @param {string[]} args
 * @returns {AbortSignal} aborted when the server has ended
 */
function runServer(args) {
  const over = new AbortController();
  const server = run(args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  server.on('exit', () => over.abort());
  end = () => {
    if (server.connected) server.disconnect();
  };
  // A Ctrl-C in the terminal reaches the server as well, which takes both for one.
  process.on('SIGINT', end);
  process.on('SIGTERM', () => (server.connected ? end() : server.kill('SIGTERM')));
  return over.signal;
}

/**
 * Runs the command in this terminal; this process ends with its code.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function run(args, options) {
  const command = spawn(nodePath(), ['cli/bin/vigilia.mjs', ...args], { cwd: root, ...options });
  command.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  return command;
}
