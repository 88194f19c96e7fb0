import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newestOf } from '../../setup/page.mjs';
import { freePort } from '../../start/free-port.mjs';
import { openerOf } from '../../start/open-browser.mjs';

test('names a browser command where a person sits in front of the machine, and nowhere else', () => {
  expect(openerOf('darwin', {})).toEqual(['open']);
  expect(openerOf('win32', {})?.[0]).toBe('cmd');
  expect(openerOf('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
  expect(openerOf('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open']);
  expect(openerOf('linux', {})).toBeNull();
  expect(openerOf('linux', { DISPLAY: ':0', SSH_CONNECTION: '192.0.2.1' })).toBeNull();
  expect(openerOf('darwin', { CI: 'true' })).toBeNull();
});

test('finds the next free port where the usual one is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
});

test('takes the latest change of a source, and ignores builds, tests and dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, second: number) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
    utimesSync(join(folder, path), second, second);
  };
  write('src/deep/main.ts', 20);
  write('index.html', 10);
  for (const other of ['dist/index.html', 'tests/main.test.ts', 'node_modules/x/index.js', '.cache'])
    write(other, 90);
  expect(newestOf([folder])).toBe(20_000);
  expect(newestOf([join(folder, 'index.html'), join(folder, 'nothing')])).toBe(10_000);
});
