import { entry } from '@vigilia/game-011';
import { serveBotsOf } from '../serve-bots.ts';

serveBotsOf(entry);
