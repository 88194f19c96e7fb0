import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './root.mjs';
import { installPackage } from './system-packages.mjs';

/** The names of Debian's packages: first the one without windows, which opens a page in half the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The commands of Chromium and browsers made from it. */
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Their paths on systems that keep programs out of PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * The installed browser, or none. Reading a configuration must not install anything.
 * @returns {string | undefined}
 */
export function foundChromium() {
  return process.env.CHROME_PATH || find();
}

/**
 * A Chromium or Chrome: the one that CHROME_PATH names, or an installed one. Otherwise this installs the system's package
 * if it can, or asks the reader to.
 * @returns {string}
 */
export function chromiumPath() {
  const named = process.env.CHROME_PATH;
  if (named) {
    return existsSync(named) ? named : stop(`CHROME_PATH names ${named}, and there is no such program.`);
  }
  let found = find();
  for (const name of PACKAGES) {
    if (found) return found;
    installPackage(name, 'the tests of the page need');
    found = find();
  }
  return (
    found ??
    stop(
      'The tests of the page need Chromium or Chrome, and neither is here. Please install one (the package chromium ' +
        'on Linux), or name its program in CHROME_PATH. Nothing else was run.',
    )
  );
}

/** @returns {string | undefined} */
function find() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const commands = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...commands, ...PLACES].find((path) => existsSync(path));
}
