import { afterAll, beforeAll, expect, test } from 'vitest';
import { botChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { attack } from './attack.ts';
import { type ReadablePair, startReadablePair } from './readable-pair.ts';
import { targetTable } from './target-table.ts';
import { wholeState } from './whole-state.ts';

let pair: ReadablePair;
beforeAll(async () => {
  pair = await startReadablePair({ makeSeed: seedsInOrder() });
});
afterAll(() => pair.stop());

test('hostile messages that are passed on change nothing at the home of a table, and each is answered', async () => {
  const target = await targetTable(pair, { game: '011', seats: 4, rows: 40 });
  // A person at the home itself is answered all the while.
  const neighbour = new Player(pair.home);
  await neighbour.come(target.table);
  const before = await wholeState(pair, target);
  let isOver = false;
  const attacked = attack(target, 1_000, 'passed on').finally(() => {
    isOver = true;
  });
  let asked = 0;
  while (!isOver) {
    const answer = await neighbour.do({ type: 'why', line: 'pass' });
    expect(answer.type).toBe('refused');
    asked++;
  }
  const { sent, answered, reasons, complaints } = await attacked;
  expect(complaints).toEqual([]);
  expect(answered).toBe(sent);
  expect(sent).toBeGreaterThanOrEqual(1_000);
  expect(asked).toBeGreaterThan(0);
  expect(reasons.get('refusal.our-fault')).toBeUndefined();
  expect(reasons.get('happened')).toBeUndefined();
  expect(await wholeState(pair, target)).toEqual(before);
  neighbour.leave();

  await playOn(target.players, botChoice);
  for (const { view } of target.players) expect(view.over).not.toBeNull();
  for (const player of target.players) player.leave();
  expect(pair.logged.filter((line) => /"level":"error"|"link cut"/.test(line))).toEqual([]);
});
