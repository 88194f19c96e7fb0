/** The thread where bots think in a server that is about to be killed: it has to begin quickly. */
import { enableCompileCache, flushCompileCache } from 'node:module';

// The process was started in the folder of its cache: a thread gets neither its environment nor a query.
enableCompileCache(process.cwd());
await import('../bots/worker.ts');
flushCompileCache();
