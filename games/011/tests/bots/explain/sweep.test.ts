import { readFileSync } from 'node:fs';
import {
  type Ask,
  begin,
  choiceAt,
  countChoices,
  drawBelow,
  LANGUAGES,
  type Moment,
  namedSeed,
  type Text,
  take,
} from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { apprentice } from '../../../src/bots/apprentice/apprentice.ts';
import { explain } from '../../../src/bots/explain/explain.ts';
import { game as eleven } from '../../../src/index.ts';
import type { Eleven } from '../../../src/table/kinds.ts';
import { nameOf } from '../../../src/texts.ts';

const SAMPLE = 6;
const KNOWN = ['reason.certain-victory', 'reason.chosen-known', 'reason.win-in-sight'];
const CATALOGS: readonly Readonly<Record<string, string>>[] = LANGUAGES.map((language) =>
  JSON.parse(readFileSync(new URL(`../../../texts/${language}.json`, import.meta.url), 'utf8')),
);

test.each([3, 4, 5, 6])(
  'every choice of a game of %i has from one to three reasons that can be said',
  (seats) => {
    const chance = { seed: namedSeed(`reasons for ${seats}`), drawn: {} };
    const draw = (sides: number) => drawBelow(chance, 'choices', sides);
    const dealt = { seed: namedSeed(`a game of ${seats}`), drawn: {} };
    let moment: Moment<Eleven> = begin(eleven, seats, { beginners: false }, dealt);
    const met = new Map<string, Text>();
    for (;;) {
      const [ask] = moment.asks;
      if (ask === undefined) break;
      const view = eleven.view(moment.state, ask.seat);
      const count = countChoices(ask);
      for (let each = 0; each < Math.min(SAMPLE, count); each++) {
        const choice = choiceAt(ask, count > SAMPLE ? draw(count) : each);
        const told = explain(view, ask, choice);
        expect(told.length, JSON.stringify(choice)).toBeGreaterThan(0);
        expect(told.length, JSON.stringify(choice)).toBeLessThanOrEqual(3);
        for (const one of told) met.set(JSON.stringify(one), one);
        expectTrue(moment, ask, choice, told);
      }
      const choice = apprentice.choose(view, ask, draw, () => moment);
      moment = take(eleven, moment, ask, choice as Eleven['choice']);
    }
    for (const one of met.values()) expectSaid(one);
    expect(new Set([...met.values()].map(({ key }) => key)).size).toBeGreaterThan(30);
  },
);

/** Every language has the message, with the variables given, each of which has a name there. */
function expectSaid({ key, vars }: Text): void {
  for (const catalog of CATALOGS) {
    const used = [...(catalog[key] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, variable]) => variable);
    expect([...new Set(used)].toSorted(), key).toEqual(Object.keys(vars).toSorted());
    for (const [variable, value] of Object.entries(vars)) {
      const name = nameOf(variable, value as string | number);
      if ('key' in name) expect(catalog, key).toHaveProperty([name.key]);
    }
  }
}

/** What is said of the Chosen One is so, and a step brings and costs what it is said to. */
function expectTrue(
  moment: Moment<Eleven>,
  ask: Ask<Eleven['choice']>,
  choice: Eleven['choice'],
  told: readonly Text[],
): void {
  for (const { key, vars } of told) {
    if (key === 'reason.cannot-be') expect(vars.character).not.toBe(moment.state.chosen);
    if (KNOWN.includes(key)) expect(vars.character, key).toBe(moment.state.chosen);
  }
  if (choice.verb !== 'walk' && choice.verb !== 'ride') return;
  const before = moment.state.players[ask.seat];
  const after = take(eleven, moment, ask, choice).state.players[ask.seat];
  const keys = told.map(({ key }) => key);
  expect(after?.clues).toBe(Number(before?.clues) + (keys.includes('reason.collects') ? 1 : 0));
  if (keys.includes('reason.walk-costs')) expect(after?.time).toBe(Number(before?.time) - 1);
  if (keys.includes('reason.costs-nothing')) expect(after?.time).toBe(before?.time);
}
