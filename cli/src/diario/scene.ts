import type { View } from '@vigilia/game-diario';

/** The day, its phase and round, and who is where: what a meal or a roll does not change. */
export function scene({ day, phase, round, people, house, scavenging, fight }: View): string {
  return JSON.stringify([
    day,
    phase,
    round,
    people.map(({ id }) => id),
    house,
    scavenging?.location,
    fight !== null,
  ]);
}
