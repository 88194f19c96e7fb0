import { pageBuild } from '../setup/page.mjs';
import { makeThirdGame } from './make.ts';
import { run } from './run.ts';
import { type ServedCopy, serveCopy } from './serve.ts';

/** Adds Candles to a copy of this repository, builds the page there, and serves it until `stop`. */
export async function serveThirdGame(): Promise<ServedCopy> {
  const { folder, remove } = makeThirdGame();
  try {
    const { code, output } = await run(folder, [...pageBuild(), '--mode', 'uncompressed']);
    if (code !== 0) throw new Error(`The page of the copy could not be built:\n${output}`);
    const { address, stop } = await serveCopy(folder);
    return { address, stop: () => stop().finally(remove) };
  } catch (problem) {
    remove();
    throw problem;
  }
}
