import type { GameUi } from '../../src/draft/game-ui.ts';
import type { GameManifest } from '../../src/games/manifest.ts';
import type { Messages } from '../../src/i18n/message.ts';
import { entry } from './entry.ts';

/** Candles speaks English alone, so that its one catalog is named by its language. */
const english = async () =>
  (await import('texts:kernel+server+kernel/tests/toy/en')) as unknown as { default: Messages };
const noRulebook = () => Promise.reject(new Error('Candles has no rulebook'));

/** Candles on the front door. */
export const manifest: GameManifest = {
  profile: entry.profile,
  door: { Picture: () => null, about: 'diario.about' },
  texts: { en: english, it: english, pt: english, ru: english },
  rulebook: {
    clauses: noRulebook,
    in: { en: noRulebook, it: noRulebook, pt: noRulebook, ru: noRulebook },
  },
  browser: {
    loadUi: async () => (await import('./ui.ts')).ui as unknown as GameUi,
    remembers: { level: 'candles.level', seats: 'candles.seats' },
    lateness: { agreed: 'eleven.delay', watching: 'eleven.watching-late', nothingYet: 'eleven.nothing-yet' },
  },
  lessons: null,
  credits: [],
};
