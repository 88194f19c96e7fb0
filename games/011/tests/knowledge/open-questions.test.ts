import { namedSeed, resume } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { imagine } from '../../src/knowledge/imagine.ts';
import { profile } from '../../src/profile.ts';
import { EVENINGS } from './attended.ts';
import { evening } from './evening.ts';

const open = profile.openPrompts ?? [];

test.each(EVENINGS)(
  '$seats players, beginners $beginners, $seed: a question before all eyes offers what every watcher could foresee',
  (given) => {
    const asked = new Set<string>();
    for (const [index, { moment }] of [...evening(given)].entries()) {
      const [ask] = moment.asks;
      if (ask === undefined || !open.includes(ask.prompt.key)) continue;
      asked.add(ask.prompt.key);
      const other = imagine(moment.state, null, { seed: namedSeed(`watcher ${index}`), drawn: {} });
      expect(resume(game, other).asks).toEqual(moment.asks);
    }
    expect([...asked].toSorted()).toEqual(open.toSorted());
  },
);
