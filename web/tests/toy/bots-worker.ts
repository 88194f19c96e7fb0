import { type Library, random, serveBots, webChannel } from '@vigilia/bots';
import type { Game } from '@vigilia/kernel';
import { candles } from '@vigilia/kernel/toy';

const library: Library = () => ({ game: candles as unknown as Game, bot: random() });

serveBots(webChannel(self), library);
