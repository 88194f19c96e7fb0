import type { View } from '@vigilia/game-diario';

/** The day, its phase and round, and who is there: what a meal, a roll or a cleared space does not change. */
export function redrawKey({ day, phase, round, people, fight }: View): string {
  return JSON.stringify([day, phase, round, people.map(({ id }) => id), fight !== null]);
}
