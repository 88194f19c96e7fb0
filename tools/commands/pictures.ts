/**
 * `npm run generate:pictures`: takes the pictures of the page in docs/pictures. `npm run generate:pictures -- day fight`
 * takes only those whose names hold one of these words.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { storedTable } from '../pictures/played-table.ts';
import { SCENES, type Scene } from '../pictures/scenes.ts';
import { chromiumOptions } from '../setup/browser.ts';
import { buildPage } from '../setup/page.mjs';
import { startTestServer } from '../test-server/start.ts';

const SIZES = {
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
/** 011 and the front door have layouts of their own for devices on their side. */
const ON_THEIR_SIDE = {
  'tablet-side': { width: 1024, height: 768 },
  'phone-side': { width: 844, height: 390 },
};
const LANGUAGES = ['en', 'it'];
const ID = 'picture';
const wanted = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

mkdirSync(folder, { recursive: true });
buildPage();
const server = await startTestServer();
const browser = await chromium.launch(chromiumOptions());
for (const scene of SCENES.filter(isWanted)) {
  for (const [size, viewport] of Object.entries(sizesOf(scene))) {
    for (const language of LANGUAGES) await take(scene, size, viewport, language);
  }
}
await browser.close();
await server.stop();

function isWanted({ name }: Scene): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

function sizesOf({ table }: Scene) {
  return table?.game === 'diario' ? SIZES : { ...SIZES, ...ON_THEIR_SIDE };
}

async function take(
  scene: Scene,
  size: string,
  viewport: { width: number; height: number },
  language: string,
) {
  const kept = scene.table === null ? null : JSON.stringify(storedTable(scene.table, ID));
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.addInitScript(
    ([key, table, spoken]) => {
      const wishes = { theme: 'dark', language: spoken, speed: '0', pace: 'calm', name: 'Livia' };
      for (const [wish, value] of Object.entries(wishes)) localStorage.setItem(`vigilia.${wish}`, value);
      if (table !== null) localStorage.setItem(key, table);
    },
    [`vigilia.table.${ID}`, kept, language] as const,
  );
  const page = await context.newPage();
  await page.goto(`${server.address}${kept === null ? '/' : `/here/${ID}`}`);
  await page.locator(':is(h1, [data-asking], .ending, .curtain):visible').first().waitFor();
  await scene.act(page);
  // Words of the story book come by themselves.
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.screenshot({
    path: `${folder}${scene.name}-${size}-${language}.jpg`,
    type: 'jpeg',
    quality: 84,
  });
  console.log(`docs/pictures/${scene.name}-${size}-${language}.jpg`);
  await context.close();
}
