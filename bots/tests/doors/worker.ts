import { parentPort } from 'node:worker_threads';
import { nodeLine, serveBots } from '../../src/index.ts';
import { library } from './library.ts';

if (parentPort !== null) serveBots(nodeLine(parentPort), library);
