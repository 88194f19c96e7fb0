/** `npm run generate:icons`: draws the icons of the page and the preview picture of its links into web/public. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { card } from '../pictures/card.ts';
import { emblemPicture } from '../pictures/emblem.ts';
import { chromiumOptions } from '../setup/browser.ts';

const folder = join(import.meta.dirname, '../../web/public');
const require = createRequire(join(folder, '../package.json'));
const font = readFileSync(
  require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2'),
);

const plain = emblemPicture({ isCut: false });
const cut = emblemPicture({ isCut: true });
writeFileSync(join(folder, 'icon.svg'), plain);

const browser = await chromium.launch(chromiumOptions());
await shoot(browser, { svg: plain, name: 'icon-192.png', width: 192, height: 192 });
await shoot(browser, { svg: plain, name: 'icon-512.png', width: 512, height: 512 });
await shoot(browser, { svg: cut, name: 'icon-maskable-512.png', width: 512, height: 512 });
await shoot(browser, { svg: card(), name: 'card.png', width: 1200, height: 630 });
await browser.close();

interface Picture {
  readonly svg: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

async function shoot(by: Browser, { svg, name, width, height }: Picture): Promise<void> {
  const page = await by.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    @font-face { font-family: 'Old Standard TT'; font-weight: 700;
      src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
