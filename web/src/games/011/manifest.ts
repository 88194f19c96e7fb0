import rulebook from 'rulebook:011';
import texts from 'texts:kernel+server+games/011';
import { profile } from '@vigilia/game-011/profile';
import { manifestOf } from '../manifest.ts';
import { Fanlight } from './door/fanlight.tsx';
import { REMEMBERS } from './eleven.ts';

/** 011 on the front door. */
export const manifest = manifestOf({
  profile,
  door: { Picture: Fanlight, about: 'eleven.about', length: 'eleven.length' },
  texts,
  rulebook,
  loadFigures: async () => (await import('./rulebook/figure.tsx')).Figure,
  loadUi: async () => (await import('./ui.ts')).ui,
  remembers: REMEMBERS,
  lateness: {
    agreed: 'eleven.delay',
    watching: 'eleven.watching-late',
    nothingYet: 'eleven.nothing-yet',
  },
  lessons: {
    about: 'eleven.lessons',
    load: async () => (await import('./lessons/index.ts')).lessons,
  },
  credits: ['eleven.credits', 'eleven.rights'],
});
