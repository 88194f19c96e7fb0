import { PERSON_IDS } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { FACES, FEATURES, type FeatureKind } from '../../../src/games/diario/table/people/faces.ts';
import { PORTRAITS } from '../../../src/games/diario/table/people/portraits.ts';

const KINDS = Object.keys(FEATURES) as FeatureKind[];
/** Features that are seen at 32 pixels: outlines and dark shapes. */
const SEEN_FROM_AFAR: readonly FeatureKind[] = ['back', 'hair', 'hat', 'beard', 'collar', 'head'];

describe('the twelve portraits', () => {
  const pairs = PERSON_IDS.flatMap((one, index) =>
    PERSON_IDS.slice(index + 1).map((other) => [one, other] as const),
  );

  test.each(pairs)('%s and %s differ in three features that are seen from afar', (one, other) => {
    const differing = SEEN_FROM_AFAR.filter((kind) => FACES[one][kind] !== FACES[other][kind]);
    expect(differing.length).toBeGreaterThanOrEqual(3);
  });

  test('every drawn feature belongs to a person', () => {
    for (const kind of KINDS) {
      const used = new Set<string>(PERSON_IDS.map((id) => FACES[id][kind]));
      expect(
        Object.keys(FEATURES[kind]).filter((feature) => feature !== 'none' && !used.has(feature)),
      ).toEqual([]);
    }
  });

  test('a face lies over its hair behind and under its hat', () => {
    const shapes = PORTRAITS.iskra ?? [];
    const [back] = FEATURES.back.bob;
    const [head] = FEATURES.head.oval;
    const [peak] = FEATURES.hat.peaked;
    expect(shapes.indexOf(back)).toBeLessThan(shapes.indexOf(head));
    expect(shapes.indexOf(head)).toBeLessThan(shapes.indexOf(peak));
  });
});
