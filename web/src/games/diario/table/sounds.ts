import type { Phase } from '@vigilia/game-diario';
import type { Sound } from '../../../sound/scores.ts';
import type { Event } from './asked.ts';

/**
 * What is not named here is silent: silence is part of the sound. No death has a sound. A staged scene has its own,
 * step by step (`scenes/scene.ts`), so what is rolled in combat is not named here.
 */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'event-turned': 'page',
  'chapter-turned': 'page',
  'story-read': 'page',
  'fate-turned': 'paper',
  'fate-struck': 'paper',
  'exploration-turned': 'steps',
  'narratives-drawn': 'paper',
  visitor: 'door',
  'went-out': 'steps',
  'came-home': 'door',
  rolled: 'dice',
  'person-rolled': 'dice',
  'went-thirsty': 'dice',
  'special-findings': 'dice',
  heard: 'dice',
  unheard: 'dice',
  spirit: 'dice',
  mourned: 'dice',
  sniper: 'shots',
  'raid-turned': 'shots',
};

/** Night falls with the Evening, and somewhere a shot is heard as the group sets out. */
const PHASES: Readonly<Partial<Record<Phase, Sound>>> = {
  evening: 'wind',
  scavenging: 'far-shot',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'phase') return PHASES[event.phase] ?? null;
  // Nothing comes in a quiet night.
  if (event.type === 'raid-turned' && event.damage === 0 && event.wounds === 0) return null;
  return SOUNDS[event.type] ?? null;
}
