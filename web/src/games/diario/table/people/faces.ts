import type { PersonId } from '@vigilia/game-diario';
import { CLOTHES } from './clothes.ts';
import { HEAD } from './features.ts';

/** Each kind of feature with its features and their shapes. */
export const FEATURES = { ...HEAD, ...CLOTHES };
export type FeatureKind = keyof typeof FEATURES;
/** The feature of each kind that a person has. */
export type Face = { readonly [Kind in FeatureKind]: keyof (typeof FEATURES)[Kind] };

const PLAIN = {
  back: 'none',
  lines: 'none',
  beard: 'none',
  hair: 'none',
  glasses: 'none',
  hat: 'none',
} as const;

/** What each of the twelve looks like, after what is told of them. */
export const FACES: Readonly<Record<PersonId, Face>> = {
  // A thief: a hood, a pointed face, eyes that measure.
  arica: {
    ...PLAIN,
    back: 'hood',
    head: 'pointed',
    eyes: 'narrow',
    nose: 'short',
    mouth: 'calm',
    hair: 'lock',
    hat: 'hood',
    collar: 'hood',
  },
  // A garage owner: a flat cap, a moustache, overalls.
  marin: {
    ...PLAIN,
    head: 'round',
    eyes: 'heavy',
    nose: 'broad',
    mouth: 'low',
    beard: 'moustache',
    hat: 'cap',
    collar: 'overalls',
  },
  // A professor: tufts beside a bald head, round glasses, a bow tie.
  anton: {
    ...PLAIN,
    head: 'long',
    eyes: 'open',
    nose: 'straight',
    mouth: 'calm',
    lines: 'old',
    beard: 'goatee',
    hair: 'tufts',
    glasses: 'round',
    collar: 'tweed',
  },
  // A nurse: hair put up, a badge.
  vesna: {
    ...PLAIN,
    back: 'bun',
    head: 'oval',
    eyes: 'kind',
    nose: 'short',
    mouth: 'warm',
    lines: 'tired',
    hair: 'swept',
    collar: 'uniform',
  },
  // A firefighter: cropped hair, stubble, a coat with stripes.
  tomas: {
    ...PLAIN,
    head: 'square',
    eyes: 'stern',
    nose: 'straight',
    mouth: 'firm',
    beard: 'stubble',
    hair: 'crew',
    collar: 'coat',
  },
  // A tram driver: a peaked cap over a bob.
  iskra: {
    ...PLAIN,
    back: 'bob',
    head: 'oval',
    eyes: 'heavy',
    nose: 'straight',
    mouth: 'firm',
    hat: 'peaked',
    collar: 'driver',
  },
  // A student: curls and a long scarf.
  luka: {
    ...PLAIN,
    back: 'curls',
    head: 'oval',
    eyes: 'open',
    nose: 'short',
    mouth: 'calm',
    hair: 'curly',
    collar: 'scarf',
  },
  // A seamstress: a headscarf, a measuring tape.
  mirela: {
    ...PLAIN,
    head: 'round',
    eyes: 'kind',
    nose: 'broad',
    mouth: 'warm',
    lines: 'old',
    hat: 'scarf',
    collar: 'tape',
  },
  // A butcher: a bald heavy head, a black beard, an apron.
  dragan: {
    ...PLAIN,
    head: 'wide',
    eyes: 'stern',
    nose: 'broad',
    mouth: 'low',
    lines: 'brow',
    beard: 'full',
    collar: 'apron',
  },
  // A radio technician: headphones over parted hair.
  jelena: {
    ...PLAIN,
    back: 'tail',
    head: 'pointed',
    eyes: 'open',
    nose: 'straight',
    mouth: 'calm',
    lines: 'tired',
    hair: 'parted',
    hat: 'headphones',
    collar: 'jumper',
  },
  // A watchmaker: a woollen hat against the cold, a loupe, a white moustache.
  oskar: {
    ...PLAIN,
    head: 'long',
    eyes: 'narrow',
    nose: 'hooked',
    mouth: 'low',
    lines: 'old',
    beard: 'white',
    glasses: 'loupe',
    hat: 'wool',
    collar: 'shawl',
  },
  // A swimming teacher: a long plait, broad shoulders, a whistle.
  nadja: {
    ...PLAIN,
    back: 'plait',
    head: 'square',
    eyes: 'open',
    nose: 'short',
    mouth: 'warm',
    hair: 'fringe',
    collar: 'whistle',
  },
};
