/** `npm start`: a table in this terminal, of 011, or of the game that is named first: `npm start -- diario`. */
import { spawn } from 'node:child_process';
import { install } from './ready/install.mjs';
import { nodePath } from './ready/node.mjs';
import { root } from './ready/root.mjs';

install();
const [first = '', ...others] = process.argv.slice(2);
const named = /^\w+$/.test(first) ? [first, ...others] : ['011', ...process.argv.slice(2)];
const args = ['cli/bin/vigilia.mjs', 'play', ...named];
const game = spawn(nodePath(), args, { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches both processes; the game decides what it means and this one waits for it.
process.on('SIGINT', () => {});
game.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
