import { settings } from '../storage/settings.ts';
import { breaking, doom, howl, organ, verdict } from './moment-scores.ts';
import {
  bell,
  coin,
  dice,
  door,
  page,
  paper,
  ratchet,
  type Score,
  seal,
  shots,
  step,
  wind,
} from './scores.ts';

const SCORES = {
  ratchet,
  seal,
  paper,
  bell,
  coin,
  step,
  wind,
  door,
  dice,
  page,
  shots,
  howl,
  organ,
  verdict,
  breaking,
  doom,
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

/** Created at the first sound: browsers refuse it before the person has touched the page. */
let audio: AudioContext | null = null;

/** Plays a sound where the settings allow sounds. */
export function play(sound: Sound): void {
  if (!settings.sound.value) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  SCORES[sound](audio, audio.currentTime + 0.01);
}
