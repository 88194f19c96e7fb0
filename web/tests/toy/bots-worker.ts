import { type Library, random, serveBots, webLine } from '@vigilia/bots';
import type { Game } from '@vigilia/kernel';
import { candles } from '@vigilia/kernel/testing';

const library: Library = () => ({ game: candles as unknown as Game, bot: random() });

serveBots(webLine(self), library);
