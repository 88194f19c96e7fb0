import { BaseSequencer } from 'vitest/node';

/** Test files that play long or wait for many processes, the longest first. Vitest would sort them by size. */
const LONG = [
  'server/tests/endurance/on-sqlite',
  'server/tests/endurance/on-postgres',
  'server/tests/endurance/cuts',
  'server/tests/hostile/',
  'server/tests/leaks/',
  'server/tests/play/',
  'cli/tests/play/',
  'cli/tests/serve/',
  'lab/tests/tampering/',
  'cli/tests/simulate/',
  'server/tests/live-tables/two-processes',
  'games/011/tests/preview/',
  'server/tests/bots/',
  'tools/tests/third-game/candles',
];

/** Starts long files first, so that no long file runs alone at the end. */
export class LongFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function placeOf({ moduleId }) {
  const place = LONG.findIndex((name) => moduleId.includes(`/${name}`));
  return place === -1 ? LONG.length : place;
}
