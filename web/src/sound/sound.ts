import { settings } from '../storage/settings.ts';
import type { Sound } from './scores.ts';

/** Created at the first sound: browsers refuse it before the person has touched the page. */
let audio: AudioContext | null = null;

/** Plays a sound if the settings allow sounds. */
export function play(sound: Sound): void {
  if (!settings.sound.value) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  // Without a network there may be no scores, and then no sound.
  void playOn(audio, sound).catch(() => null);
}

async function playOn(to: AudioContext, sound: Sound): Promise<void> {
  // Sounds are off until they are wanted: their scores come with the first one.
  const { SCORES } = await import('./scores.ts');
  SCORES[sound](to, to.currentTime + 0.01);
}
