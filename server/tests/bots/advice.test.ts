import { game as diario } from '@vigilia/game-diario';
import { header, isRefusal, namedSeed, open } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { tasksAt } from '../../src/autoplay/task.ts';

const BOT = { sitter: { bot: 'practical' }, loan: null };
const PERSON = { sitter: { person: 'ada' }, loan: null };
const LENT = { sitter: { person: 'bea' }, loan: { to: 'bot' } };

/** What bots are asked at a table of Diario where these sit, the Leader first. */
function tasks(...seated: readonly object[]) {
  const fields = { game: diario.id, rules: diario.rules, entropy: [], seats: seated.length, options: {} };
  const session = open(diario, header({ ...fields, seed: namedSeed('advice') }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  const { moment } = session;
  const leader = moment.asks[0]?.seat ?? 0;
  const chairs = seated.map((_, seat) => seated[(seat - leader + seated.length) % seated.length]);
  const play = { moment, asked: chairs.map(() => ({ version: 1, at: 0 })) };
  const loaded = { table: { play, phase: 'playing', chairs }, orders: new Map() } as never;
  return tasksAt(loaded, { profile: { opponent: 'cautious' } } as never).map(({ seat, bot, isAdvice }) => ({
    location: (seat - leader + seated.length) % seated.length,
    bot,
    isAdvice,
  }));
}

test('bots advise a person who decides', () => {
  const found = tasks(PERSON, BOT, PERSON, BOT).toSorted((one, other) => one.location - other.location);
  expect(found).toEqual([
    { location: 1, bot: 'practical', isAdvice: true },
    { location: 3, bot: 'practical', isAdvice: true },
  ]);
});

test('a bot that decides is asked, and no bot spends time on advising it', () => {
  expect(tasks(BOT, BOT, PERSON, BOT)).toEqual([{ location: 0, bot: 'practical', isAdvice: false }]);
  expect(tasks(LENT, BOT, PERSON)).toEqual([{ location: 0, bot: 'cautious', isAdvice: false }]);
});

test('a bot that minds the seat of a person gives no advice in that name', () => {
  expect(tasks(PERSON, LENT, BOT)).toEqual([{ location: 2, bot: 'practical', isAdvice: true }]);
});
