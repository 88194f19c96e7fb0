import rulebook from 'rulebook:diario';
import texts from 'texts:kernel+server+games/diario';
import { profile } from '@vigilia/game-diario/profile';
import type { GameManifest } from '../manifest.ts';
import { Candle } from './door/candle.tsx';
import './door/door.css';

/** Diario on the front door. */
export const manifest: GameManifest = {
  profile,
  door: { Picture: Candle, about: 'diario.about' },
  texts,
  rulebook,
  browser: null,
  lessons: null,
  credits: ['diario.credits'],
};
