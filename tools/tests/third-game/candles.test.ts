import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choiceAt, print } from '@vigilia/kernel';
import { candles } from '@vigilia/kernel/toy';
import { gather, playOn } from '@vigilia/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CopyWithGame, makeThirdGame } from '../../third-game/make.ts';
import { run } from '../../third-game/run.ts';
import { serveCopy } from '../../third-game/serve.ts';

const VIGILIA = 'cli/bin/vigilia.mjs';

/** The files that the page adds, and what declares the modules that they import. */
const ADDED = {
  extends: './tsconfig.json',
  include: [
    'src/modules.d.ts',
    'src/games/candles',
    '../games/candles',
    '../tools/texts/families/candles.ts',
  ],
};

/** The page that is followed plays in the browser in web/tests/e2e/third-game.spec.ts. */
describe('a game that docs/add-a-game.md adds to a copy of the repository', () => {
  let copy: CopyWithGame;
  beforeAll(() => {
    copy = makeThirdGame();
  });
  afterAll(() => copy.remove());

  test('compiles', async () => {
    writeFileSync(join(copy.folder, 'web/added.tsconfig.json'), JSON.stringify(ADDED));
    const args = ['node_modules/typescript-7/bin/tsc', '-p', 'web/added.tsconfig.json'];
    expect(await run(copy.folder, args)).toEqual({ code: 0, output: '' });
  });

  test('passes the conformance suite and its own scenarios', async () => {
    const { code, output } = await run(copy.folder, [
      'node_modules/vitest/vitest.mjs',
      'run',
      'games/candles',
    ]);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Test Files +2 passed/);
  });

  test.each([
    ['texts in four languages', 'tools/commands/texts.ts', 'games/candles'],
    [
      'a scenario for every clause',
      'tools/commands/clauses.ts',
      'games/candles: 3 clauses, 0 without a test',
    ],
  ])('has %s', async (_what, command, line) => {
    const { code, output } = await run(copy.folder, [command]);
    expect(code, output).toBe(0);
    expect(output).toContain(line);
  });

  test('is simulated', async () => {
    const { code, output } = await run(copy.folder, [
      VIGILIA,
      ...['simulate', 'candles', '--games', '3', '--json'],
    ]);
    expect(code, output).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ game: 'candles', games: 3, ended: { 'most-light': 3 } });
  });

  test('is played to its end in the terminal, by its rulebook', async () => {
    const answers = Array.from({ length: 30 }, () => '1');
    const play = ['play', 'candles', '--file', join(copy.folder, 'game.json')];
    const { code, output } = await run(copy.folder, [VIGILIA, ...play], answers);
    expect(code, output).toBe(0);
    expect(output).toContain('The most light wins.');
    const rules = await run(copy.folder, [VIGILIA, 'rules', 'candles', 'CANDLE-2']);
    expect(rules.output).toContain('The keeper takes a dark candle');
  });

  test('is played to its end on the server, by two players with sockets and a bot', async () => {
    const { address, stop } = await serveCopy(copy.folder);
    try {
      const players = await gather(address, { game: 'candles', seats: 3, people: 2, bot: 'random' });
      await playOn(players, (_player, ask) => print(candles.grammar, choiceAt(ask, 0)));
      for (const player of players) {
        expect(player.card?.phase).toBe('over');
        expect(player.view.litBy).not.toContain(null);
        player.leave();
      }
    } finally {
      await stop();
    }
  });
});
