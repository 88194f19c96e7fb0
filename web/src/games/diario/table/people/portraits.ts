import { FACES, type Face, FEATURES, type FeatureKind } from './faces.ts';
import type { Shape } from './features.ts';

/** From behind to the front. */
const LAYERS = [
  'back',
  'collar',
  'head',
  'lines',
  'eyes',
  'nose',
  'mouth',
  'beard',
  'hair',
  'glasses',
  'hat',
] as const satisfies readonly FeatureKind[];

const NECK: Shape = ['paper', 'M19.5 29v7.5c0 1.5 2 3 4.5 3s4.5-1.5 4.5-3V29z'];
/** The shadow on the neck, and on the side of the face that is away from the candle. */
const SHADOW: Shape = [
  'hatch',
  'M20.5 35.5l4-2M20.8 37l6-3M29.5 29l2.3-3M29 27.3l3-4M29.8 24.5l2.5-3.3M27.5 31l2-2.6',
];

/** Everything of which a face is drawn, from behind to the front. */
export function shapesOf(face: Face): Shape[] {
  return LAYERS.flatMap((kind) => {
    const shapes = (FEATURES[kind] as Readonly<Record<string, readonly Shape[]>>)[face[kind]] ?? [];
    return kind === 'head' ? [NECK, ...shapes, SHADOW] : shapes;
  });
}

/** Everything of which each person's portrait is drawn. */
export const PORTRAITS: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  Object.entries(FACES).map(([person, face]) => [person, shapesOf(face)]),
);
