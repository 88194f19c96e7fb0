/**
 * Runs PostgreSQL for as long as somebody holds the other end of its standard input: when that end is gone, however
 * it went, the cluster is stopped and its folder removed.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** @type {{ postgres: string, args: string[], user: object, folder: string }} */
const { postgres, args, user, folder } = JSON.parse(process.argv[2] ?? '');

// In English, whatever the reader speaks: the line that says it is ready is looked for.
const env = { ...process.env, LC_ALL: 'C' };
const server = spawn(postgres, args, { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

server.stderr.on('data', (said) => {
  // Nobody may be there any more to read it.
  if (!process.stdin.readableEnded) process.stdout.write(said);
});
process.stdout.on('error', () => {});
process.stdin.resume();
// At once, without saving anything: nothing of it is kept.
process.stdin.on('end', () => server.kill('SIGQUIT'));
process.stdin.on('error', () => server.kill('SIGQUIT'));
server.on('error', leave);
server.on('exit', leave);

function leave() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}
