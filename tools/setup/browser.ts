import { chromiumPath, foundChromium } from './chromium.mjs';

/** A browser told to mind its own business. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where a screen would put them.
  '--font-render-hinting=none',
];

/** The browser of this machine, installed where it is missing. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), args: ARGS });

/** The same for a configuration, which is also read by programs that never start a browser. */
export function configuredChromium() {
  const executablePath = foundChromium();
  return { args: ARGS, ...(executablePath === undefined ? {} : { executablePath }) };
}
