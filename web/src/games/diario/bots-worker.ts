import { entry } from '@vigilia/game-diario';
import { serveBotsOf } from '../serve-bots.ts';

serveBotsOf(entry);
