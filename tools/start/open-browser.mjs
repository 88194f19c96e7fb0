import { spawn } from 'node:child_process';

/**
 * How this machine opens an address in its browser; null where there is nobody in front of it.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]] | null}
 */
export function openerOf(platform, { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY }) {
  if (CI || SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  // The empty one is the title of the window: the next would be taken for it.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/**
 * Opens an address where that can be done. Where it cannot, nothing is said: the address stands in the terminal.
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
