/** The thread where bots think in a server that is about to be killed: it has to begin quickly. */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache(new URL(import.meta.url).searchParams.get('cache') ?? '');
await import('../bots/worker.ts');
flushCompileCache();
