import rulebook from 'rulebook:diario';
import texts from 'texts:kernel+server+games/diario+web/src/games/diario/table';
import { profile } from '@vigilia/game-diario/profile';
import { manifestOf } from '../manifest.ts';
import { Candle } from './door/door.tsx';
import { avoidTexts } from './table/book/content-notes.ts';

/** Diario on the front door. */
export const manifest = manifestOf({
  profile,
  door: { Picture: Candle, about: 'diario.about', length: 'diario.length' },
  theme: 'dark',
  texts,
  rulebook,
  loadUi: async () => (await import('./ui.ts')).ui,
  remembers: { level: 'diario-voices', seats: 'diario-seats' },
  company: { legend: 'diario.voice', alike: 'diario.with-voices', mixed: 'diario.voices' },
  avoids: avoidTexts,
  lateness: {
    agreed: 'diario.delay',
    watching: 'diario.watching-late',
    nothingYet: 'diario.nothing-yet',
  },
  lessons: {
    about: 'diario.lessons',
    first: { id: 'first-day', offer: 'diario.first-game' },
    load: async () => (await import('./lessons/first-day.ts')).lessons,
  },
  shelf: {
    title: 'diario.shelf',
    none: 'diario.shelf-none',
    load: async () => (await import('./table/shelf/shelf.tsx')).shelf,
  },
  credits: ['diario.credits'],
});
