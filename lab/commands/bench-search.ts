/** `npm run bench:search [-- --json]`: how many choices the Inspector of 011 takes a second in imagined games. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureSearch } from '../bench/search.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const searched = await measureSearch();
const report = { ...searched, node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown' };
if (values.json) console.log(JSON.stringify(report));
else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(20)} ${value}`);
