import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const module = new URL('../../start/run-together.mjs', import.meta.url);
const endless = 'setInterval(() => {}, 1000); console.log("ready")';

/** Runs two programs together in a process of their own; `meanwhile` gets that process once both have printed. */
async function together(
  first: string,
  meanwhile: (process: ReturnType<typeof spawn>) => void = () => {},
): Promise<{ code: number | null; printed: string }> {
  const programs = { first: { args: ['-e', first] }, second: { args: ['-e', endless] } };
  const script = `import { runTogether } from '${module}'; runTogether(${JSON.stringify(programs)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let heard = '';
  child.stdout.on('data', (words) => {
    heard += words;
    if (heard.includes('first') && heard.includes('second')) meanwhile(child);
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, printed };
}

test('names the program before each line and ends with the code of the first that ends', async () => {
  const { code, printed } = await together('process.exitCode = 3; console.log("hello")');
  expect(code).toBe(3);
  expect(printed).toContain('first  | hello\n');
});

test('stops every program when the process is asked to end', async () => {
  const { code, printed } = await together(endless, (process) => process.kill('SIGTERM'));
  expect(code).toBe(0);
  expect(printed.split('\n').filter(Boolean).sort()).toEqual(['first  | ready', 'second | ready']);
});
