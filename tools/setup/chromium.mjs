import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './root.mjs';
import { installPackage } from './system-packages.mjs';

/** What Debian calls it: first without windows, which opens a page in half the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** What browsers made of Chromium are called. */
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where they are on systems that keep programs out of the way of commands. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * The browser that is here, or none: a configuration that is only read must not install anything.
 * @returns {string | undefined}
 */
export function foundChromium() {
  return process.env.CHROME_PATH || find();
}

/**
 * A Chromium or Chrome: the one that CHROME_PATH names, or one that is here; brought by the system's own packages
 * where that can be done, and else asked for.
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
