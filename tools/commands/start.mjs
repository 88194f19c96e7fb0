/**
 * `npm start`: builds the page, starts the server on this machine and opens the browser. `npm start -- --no-open`
 * leaves the browser alone, other options are those of `vigilia serve`. `npm start -- diario` plays that game in this
 * terminal.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { install } from '../setup/install.mjs';
import { nodePath } from '../setup/node.mjs';
import { buildPage } from '../setup/page.mjs';
import { root } from '../setup/root.mjs';
import { freePort } from '../start/free-port.mjs';
import { openWhenReady } from '../start/open-when-ready.mjs';

const USUAL_PORT = 8011;

install();
const given = process.argv.slice(2);
if (/^\w+$/.test(given[0] ?? '')) run(['play', ...given]);
else await serve(given);

/** @param {string[]} options */
async function serve(options) {
  buildPage();
  const { values } = parseArgs({ args: options, strict: false, options: { port: { type: 'string' } } });
  const port = values.port ?? (await freePort(USUAL_PORT));
  const passed = options.filter((option) => option !== '--no-open');
  const over = run(['serve', ...(values.port === undefined ? ['--port', String(port)] : []), ...passed]);
  if (!values['no-open']) await openWhenReady(`http://127.0.0.1:${port}`, over);
}

/**
 * Runs the command in this terminal.
 * @param {string[]} args
 * @returns {AbortSignal} aborted when the command has ended
 */
function run(args) {
  const over = new AbortController();
  const command = spawn(nodePath(), ['cli/bin/vigilia.mjs', ...args], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches both processes; the command decides what it means and this one waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => command.kill('SIGTERM'));
  command.on('exit', (code) => {
    over.abort();
    process.exitCode = code ?? 1;
  });
  return over.signal;
}
