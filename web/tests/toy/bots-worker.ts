import { serveBotsOf } from '../../src/games/serve-bots.ts';
import { entry } from './entry.ts';

serveBotsOf(entry);
