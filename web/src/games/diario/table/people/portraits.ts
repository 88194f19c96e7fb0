import { FACES, type Face, FEATURES, type FeatureKind } from './faces.ts';
import type { Shape } from './features.ts';
import type { Sign } from './signs.ts';

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

/** What is drawn over a face for each sign, on the same grid. The back is bent by the style sheet. */
export const SIGNS_DRAWN: Readonly<Record<Sign, readonly Shape[]>> = {
  plaster: [
    ['paper', 'M27.3 25.6l5.4-2.6 1.3 2.7-5.400 2.600z'],
    ['line', 'M29.6 26.100l.6 1.200M31 25.400l.6 1.200'],
  ],
  bandage: [
    ['paper', 'M13.700 15.700c6-2.300 14.600-2.300 20.600 0l.3 4.200c-6.400-2-14.800-2-21.200 0z'],
    ['line', 'M17 15.200l3.600 3.600M22.600 14.300l3.400 4.200M28.600 14.700l2.800 3.600'],
  ],
  patch: [
    ['paper', 'M25 17.600l8.800 1.200-.9 7.400c-4 1.300-7.200-.4-8-3.600z'],
    [
      'blood',
      'M28.200 20.600c1.600-.9 3.300 0 3.100 1.700-.2 1.600-2.600 1.900-3.400.6-.4-.8-.3-1.800.3-2.300z',
    ],
  ],
  cough: [
    ['hatch', 'M16.300 25.600l2-1.800M17 27.100l2.200-2M29 25.300l2-1.800M29.700 26.800l2.200-2'],
    [
      'line',
      'M37 26.500c1.600-.8 3.200-.8 4.800 0M37.400 29.200c1.700 0 3.200.6 4.400 1.700M36.600 23.900c1.200-1.200 2.600-1.800 4.200-1.900',
    ],
  ],
  bent: [['line', 'M18.400 23.200c1.100 1 2.700 1 3.800.1M26 23.300c1.100.9 2.700.9 3.800-.1']],
  plate: [
    [
      'hatch',
      'M16.700 26c1 1 1.700 2.300 2 3.900M31.300 26c-1 1-1.700 2.300-2 3.900M17.700 26.300c.8.9 1.400 2 1.700 3.200M30.300 26.300c-.8.9-1.400 2-1.700 3.200',
    ],
    ['paper', 'M32 42.700a7 3.100 0 1 0 14 0 7 3.100 0 1 0-14 0z'],
    ['line', 'M34.800 42.400a4.200 1.600 0 1 0 8.400 0 4.200 1.600 0 1 0-8.400 0z'],
  ],
  tear: [['line', 'M20.300 23.400c-.9 1.500-.9 2.600 0 2.900.9-.3.9-1.400 0-2.900z']],
};
