/** `npm start`: a table of 011 in this terminal. */
import { spawn } from 'node:child_process';
import { install } from './ready/install.mjs';
import { nodePath } from './ready/node.mjs';
import { root } from './ready/root.mjs';

install();
const args = ['cli/bin/vigilia.mjs', 'play', '011', ...process.argv.slice(2)];
const game = spawn(nodePath(), args, { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches both processes; the game decides what it means and this one waits for it.
process.on('SIGINT', () => {});
game.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
