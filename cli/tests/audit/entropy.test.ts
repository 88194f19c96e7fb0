import { createHash } from 'node:crypto';
import { playOut, random } from '@vigilia/bots';
import { type Eleven, game as eleven } from '@vigilia/game-011';
import { AuditLines, header, isRefusal, namedSeed, open, verify } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { findRules } from '../../src/games.ts';

const ENTROPY = ['a coin on its edge', 'nine', ''];

/** The audit lines of a game whose seats gave entropy before the deal. */
async function recorded(entropy: readonly string[]): Promise<string[]> {
  const { id: game, rules } = eleven;
  const dealt = open(
    eleven,
    header({ game, rules, seed: namedSeed('mixed'), entropy, seats: 3, options: {} }),
  );
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  const made = new AuditLines(eleven, dealt.header);
  const lines = [made.begin(), made.dealt(dealt.moment.state)];
  const bots = Array.from({ length: 3 }, () => random<Eleven>());
  for await (const { by, choice, answered } of playOut(dealt, bots)) {
    lines.push(made.choice({ by, choice, state: answered.state }));
  }
  lines.push(made.end());
  return lines.map((line) => JSON.stringify(line));
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

test('records the entropy of the seats, which the deal depends on', async () => {
  const lines = await recorded(ENTROPY);
  const first = JSON.parse(lines[0] as string);
  expect(first.entropy).toEqual(ENTROPY);
  expect(first.entropyHashes).toEqual(ENTROPY.map((each) => createHash('sha256').update(each).digest('hex')));
  const verdict = await verify(each(lines), findRules);
  expect(verdict).toEqual({
    games: 1,
    choices: lines.length - 3,
    entries: lines.length - 3,
    compared: [],
    earlier: null,
    abandonedDeals: [],
    fault: null,
  });
  const mixed = createHash('sha256')
    .update([first.seed, ...ENTROPY].join('\n'))
    .digest('hex');
  const word = createHash('sha256').update(`${mixed}:machine gear:0`).digest().readUInt32BE(0);
  expect(JSON.parse(lines[1] as string).state.gears[0]).toBe(word % 8);
});

test('deals differently from other entropy', async () => {
  const lines = await recorded(ENTROPY);
  const { entropy: _, entropyHashes: __, ...without } = JSON.parse(lines[0] as string);
  const { fault } = await verify(each([JSON.stringify(without), ...lines.slice(1)]), findRules);
  expect(fault).toMatchObject({ line: 2, game: 1, n: 0 });
  const strange = JSON.stringify({ ...without, entropy: [1] });
  expect((await verify(each([strange, ...lines.slice(1)]), findRules)).fault).toMatchObject({
    line: 1,
    n: null,
    wrong: { reason: { key: 'verdict.bad-header' } },
  });
});

test('leaves the field out without entropy', async () => {
  expect(JSON.parse((await recorded([]))[0] as string)).not.toHaveProperty('entropy');
});
