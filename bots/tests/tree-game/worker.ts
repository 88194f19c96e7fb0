import { parentPort } from 'node:worker_threads';
import { nodeChannel, serveBots } from '../../src/index.ts';
import { library } from './library.ts';

if (parentPort !== null) serveBots(nodeChannel(parentPort), library);
