/** The thread where bots think in a server that is about to be killed: it has to begin quickly. */
import { enableCompileCache, flushCompileCache } from 'node:module';

const cache = new URL(import.meta.url).searchParams.get('cache');
// Without a folder of its own it would fill the one it was started in.
if (cache) enableCompileCache(cache);
await import('../bots/worker.ts');
flushCompileCache();
