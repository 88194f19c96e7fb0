import { spawn } from 'node:child_process';

/**
 * The command that opens an address in the browser of this machine; null if no person sits in front of it.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]] | null}
 */
export function openerOf(platform, { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY }) {
  if (CI || SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  // The empty argument is the title of the window: without it, the command takes the address for the title.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/**
 * Opens an address in the browser if that is possible. Elsewhere the address in the terminal is enough.
 * @param {string} address
 */
export function openBrowser(address) {
  const opener = openerOf(process.platform, process.env);
  if (opener === null) return;
  const [command, ...args] = opener;
  const opening = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opening.on('error', () => {});
  opening.unref();
}
