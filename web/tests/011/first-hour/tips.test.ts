import { game } from '@vigilia/game-011';
import { chooseText, isRefusal, open } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { Heard } from '../../../src/games/011/first-hour/heard.ts';
import { TIPS, type Tip, tipsFor } from '../../../src/games/011/first-hour/tips.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import { createTable } from '../../../src/table/local/create-table.ts';
import { linesOf } from '../../e2e/table/golden.ts';
import { TestStorage } from '../../storage/storage.ts';

const KEY = 'vigilia.first-hour.011';

/** What the players of a golden game are told, in order, if each heard everything once. */
function toldIn(name: string): Tip[] {
  const { header, log } = readPosition(linesOf(name).join('\n'), game);
  const told: Tip[] = [];
  let session = open(game, header);
  for (const entry of log) {
    if (isRefusal(session) || !('choice' in entry)) throw new Error(`${name} does not go on`);
    for (const ask of session.moment.asks) told.push(...tipsFor({ ask }, new Set(told)));
    session = chooseText(session, entry.by, entry.choice);
  }
  return told;
}

describe('the first Hour', () => {
  test('HOUR-1 each sentence comes once, when its phase first does, and a game brings all of them', () => {
    const told = toldIn('hero-of-four');
    expect(told.slice(0, 3)).toEqual(['hour', 'auction', 'clues']);
    expect(told.toSorted()).toEqual(TIPS.toSorted());
    expect(told.indexOf('gears')).toBeLessThan(told.indexOf('walk'));
  });

  test('what was told is remembered on the device, and one press silences the rest', () => {
    const store = new TestStorage();
    new Heard(store).add(['hour', 'auction']);
    const again = new Heard(store);
    expect([...again.value]).toEqual(['hour', 'auction']);
    again.silence();
    expect(new Heard(store).value.size).toBe(TIPS.length);
    expect(store.getItem(KEY)).toBe('silent');
  });

  test('a player who has begun a game is guided, and one who has finished a game is not', () => {
    const store = new TestStorage();
    const seats = [{ kind: 'person', name: '' } as const, ...Array(3).fill({ kind: 'bot', bot: 'random' })];
    const laid = createTable({ game: '011', seats, assist: 'record' }, 1, store);
    expect(typeof laid).toBe('string');
    expect(new Heard(store).value.size).toBe(0);
    for (let index = 0; index < store.length; index++) {
      const key = store.key(index) ?? '';
      const written = store.getItem(key) ?? '';
      if (written.includes('"over":false'))
        store.setItem(key, written.replace('"over":false', '"over":true'));
    }
    expect(new Heard(store).value.size).toBe(TIPS.length);
  });
});
