/**
 * `npm run lab:looks -- --keep DIR` takes a picture of every screen in four sizes and in every light;
 * `npm run lab:looks -- --against DIR` compares with those, pixel by pixel, after styles have moved. Pictures that differ
 * lie in reports/looks-differ. Arguments after `--` go to Playwright.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage } from '@vigilia/tools/page';
import { runPlaywright } from '@vigilia/tools/playwright';
import { stop } from '@vigilia/tools/root';
import { startTestServer } from '@vigilia/tools/test-server';

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' }, against: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.keep ?? values.against;
if (folder === undefined || (values.keep !== undefined && values.against !== undefined))
  stop('Say either --keep DIR or --against DIR.');

buildPage();
const server = await startTestServer();
process.env.VIGILIA_E2E = server.address;
process.env.VIGILIA_LOOKS = resolve(folder);
const config = fileURLToPath(new URL('../looks/playwright.config.ts', import.meta.url));
const update = `--update-snapshots=${values.keep === undefined ? 'none' : 'all'}`;
const { passed, failed } = await runPlaywright([update, ...positionals], { config });
await server.stop();
for (const name of failed) console.log(`differs: ${name}`);
console.log(`${passed} as before, ${failed.length} differ`);
process.exitCode = failed.length === 0 ? 0 : 1;
