import { type Ask, imagining, type Moment, namedSeed, resume } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { detective } from '../../../src/bots/detective.ts';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Eleven } from '../../../src/table/kinds.ts';
import { Scenario } from '../../scenario.ts';
import { chosenAt } from '../detective/asked.ts';
import { chosenBy, minedPositions, reportedPositions } from './fixture.ts';
import type { Position } from './games.ts';
import { judge, KINDS, type Kind } from './good.ts';

const LEAST_POSITIONS = 100;

/** A table that the seat asked there cannot tell apart. */
function imaginedAt({ name, moment: { state }, ask }: Position): Moment<Eleven> {
  return imagining(game, state, ask)({ seed: namedSeed(name), drawn: {} });
}

/** The positions where the first hint is none of the good choices, and that hint. */
async function badHints(positions: readonly Position[]): Promise<string[]> {
  const bad: string[] = [];
  for (const position of positions) {
    const choice = await chosenBy(detective, position);
    if (!position.good.includes(choice)) bad.push(`${position.name}: ${choice}`);
  }
  return bad;
}

describe('positions near victory', () => {
  let positions: readonly Position[] = [];
  const of = (kind: Kind) => positions.filter((position) => position.kind === kind);

  beforeAll(() => {
    positions = minedPositions();
  });

  test('are at least a hundred, of every kind', () => {
    expect(positions.length).toBeGreaterThan(LEAST_POSITIONS);
    expect(new Set(positions.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  test('what is good there is the same in a table that the seat cannot tell apart', () => {
    for (const position of positions) {
      const { name, kind, good } = position;
      const imagined = imaginedAt(position);
      expect(judge(imagined, imagined.asks[0] as Ask<Choice>), name).toEqual({ kind, good });
    }
  });

  test('the first hint is the same in such a table', async () => {
    for (const position of positions) {
      const { state, asks } = imaginedAt(position);
      const elsewhere = { ...position, moment: { state, asks } };
      expect(await chosenBy(detective, elsewhere), position.name).toBe(await chosenBy(detective, position));
    }
  });

  test.each(KINDS)('the first hint is good: %s', async (kind) => {
    expect(await badHints(of(kind))).toEqual([]);
  });

  test.each(['declare', 'step'] as const)('WIN-5 a turn played on by hints is won: %s', (kind) => {
    for (const { name, moment, ask } of of(kind)) {
      const table = new Scenario(game, resume(game, moment.state));
      while (table.asked === ask.seat && table.table.over === null) table.choose(chosenAt(table));
      expect(table.table.over?.winner, name).toBe(ask.seat);
    }
  });
});

test('hints write the fifteenth page that is in hand, and never let it go', async () => {
  const positions = reportedPositions();
  expect(positions.map(({ kind }) => kind)).toEqual(['end', 'end', 'end', 'discard', 'bid', 'bid', 'bid']);
  expect(await badHints(positions)).toEqual([]);
});
