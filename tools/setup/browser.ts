import { chromiumPath, foundChromium } from './chromium.mjs';

/** Chromium without background requests. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters have the same positions as on a screen.
  '--font-render-hinting=none',
];

/** The browser of this machine; installs it if it is missing. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), args: ARGS });

/** The same for a configuration: it installs nothing, because programs that start no browser read it as well. */
export function configuredChromium() {
  const executablePath = foundChromium();
  return { args: ARGS, ...(executablePath === undefined ? {} : { executablePath }) };
}
