import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './asked.ts';

/** What is not named here is silent: silence is part of the sound. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = { 'story-read': 'paper' };

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
