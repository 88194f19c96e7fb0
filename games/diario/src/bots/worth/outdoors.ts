import type { Effect } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import { noiseOf } from '../../rules/scavenging/noise.ts';
import { worthOfSearch } from './finds.ts';
import { CARD, ENCOUNTER, NOISE } from './rates.ts';

type Outdoors = Extract<Effect, { kind: 'noise' | 'noise-roll' | 'return' | 'encounter' | 'search' }>;

/** What means nothing at home: Noise and time, a Resident met, something found. */
export function worthOutdoors(view: View, effect: Outdoors): number {
  if (effect.kind === 'noise') return -NOISE * effect.by;
  if (effect.kind === 'noise-roll') return (-ENCOUNTER * noiseOf(view)) / 10;
  if (effect.kind === 'return') return -CARD * Math.min(effect.cards, view.decks.unknown);
  return effect.kind === 'encounter' ? -ENCOUNTER : worthOfSearch(view, effect.chart);
}
