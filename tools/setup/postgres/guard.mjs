/**
 * Runs PostgreSQL as long as the other end of its standard input is open. When that end closes, for any reason, it stops
 * the cluster and removes its folder.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** @type {{ postgres: string, args: string[], user: object, folder: string }} */
const { postgres, args, user, folder } = JSON.parse(process.argv[2] ?? '');

// In English, because the starting process looks for the line that says it is ready.
const env = { ...process.env, LC_ALL: 'C' };
const server = spawn(postgres, args, { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

server.stderr.on('data', (said) => {
  // The reading process may have ended.
  if (!process.stdin.readableEnded) process.stdout.write(said);
});
process.stdout.on('error', () => {});
process.stdin.resume();
// At once, without saving: the data is removed anyway.
process.stdin.on('end', () => server.kill('SIGQUIT'));
process.stdin.on('error', () => server.kill('SIGQUIT'));
server.on('error', leave);
server.on('exit', leave);

function leave() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}
