/**
 * `npm run lab:access [-- --project=phone]`: looks at every screen that the suite shows to axe with two engines more, in
 * two sizes and in every light; what they are sure of fails it. Arguments go to Playwright.
 */
import { fileURLToPath } from 'node:url';
import { buildPage } from '@vigilia/tools/page';
import { runPlaywright } from '@vigilia/tools/playwright';
import { startTestServer } from '@vigilia/tools/test-server';

buildPage();
const server = await startTestServer();
process.env.VIGILIA_E2E = server.address;
const config = fileURLToPath(new URL('../access/playwright.config.ts', import.meta.url));
const { passed, failed } = await runPlaywright(process.argv.slice(2), { config });
await server.stop();
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
