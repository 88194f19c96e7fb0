import { chromiumPath } from '../../../../scripts/ready/chromium.mjs';

/** The browser of this machine, told to mind its own business. */
export const chromiumOptions = () => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters stand where a screen would put them.
    '--font-render-hinting=none',
  ],
});
