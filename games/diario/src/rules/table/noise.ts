import type { Run } from '../../kinds/kinds.ts';

/** Where the Noise marker begins, and how far it goes (SCAV-3). */
export const QUIET = 1;
export const LOUDEST = 8;

/** Where the Noise marker stands after it has moved: within 1 to 8 (SCAV-3). */
export function noiseAfter(noise: number, by: number): number {
  return Math.max(QUIET, Math.min(LOUDEST, noise + by));
}

/** Moves the Noise marker, within 1 to 8. Nothing at home. */
export function changeNoise(run: Run, by: number): void {
  const table = run.state;
  if (table.scavenging === null) return;
  const before = table.scavenging.noise;
  const noise = noiseAfter(before, by);
  if (noise === before) return;
  table.scavenging = { ...table.scavenging, noise };
  run.announce({ type: noise > before ? 'noise-rose' : 'noise-fell', noise });
}
