import { settings } from '../storage/settings.ts';
import { bell, coin, paper, ratchet, type Score, seal, step } from './scores.ts';

const SCORES = { ratchet, seal, paper, bell, coin, step } as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

/** Made at the first sound somebody wants: browsers refuse it before the page was touched. */
let audio: AudioContext | null = null;

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound.value) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  SCORES[sound](audio, audio.currentTime + 0.01);
}
