import { expect, test } from 'vitest';
import {
  awaySeats,
  goneDecider,
  isWaitingFor,
  lateSeats,
  nextDeadline,
  votesIn,
} from '../../../src/frame/notices/lateness.ts';
import type { Sitter } from '../../../src/table/table.ts';

const sitter = (fields: Partial<Sitter>): Sitter => ({
  name: 'Anna',
  colour: 'amber',
  symbol: 'bell',
  bot: null,
  isPresent: false,
  lent: null,
  deadline: 100,
  awayUntil: null,
  ...fields,
});

test('a seat is late where it is asked and its clock has run out', () => {
  const sitters = [sitter({}), sitter({ deadline: 300 }), sitter({}), sitter({ deadline: null })];
  expect(lateSeats(sitters, [0, 1, 3], 200)).toEqual([0]);
  expect(nextDeadline(sitters, [0, 1, 3], 200)).toBe(300);
  expect(nextDeadline(sitters, [0, 3], 200)).toBeNull();
});

test('a person on turn is away too long once the agreed time is over', () => {
  const away = (awayUntil: number | null) => sitter({ deadline: null, awayUntil });
  const sitters = [away(100), away(300), away(null), sitter({ deadline: 100, awayUntil: 100 })];
  expect(awaySeats(sitters, [0, 1, 2, 3], 200)).toEqual([0]);
  expect(awaySeats(sitters, [1], 200)).toEqual([]);
  expect(nextDeadline(sitters, [0, 1, 2, 3], 200)).toBe(300);
});

test('the others may do something next when they may knock, or when a knock was not answered', () => {
  const silence = { seat: 0, decider: 0, since: 50, from: 150, knock: { by: 1, until: 250 } };
  const sitters = [sitter({ deadline: null })];
  expect(nextDeadline(sitters, [0], 100, silence)).toBe(150);
  expect(nextDeadline(sitters, [0], 200, silence)).toBe(250);
  expect(nextDeadline(sitters, [0], 300, silence)).toBeNull();
});

test('all wait for a deputy but the deputy and the owner, who may take the seat back', () => {
  const silence = { seat: 0, decider: 2, since: 50, from: 150, knock: null };
  expect([0, 1, 2, null].map((own) => isWaitingFor(silence, own))).toEqual([false, true, false, true]);
});

test('a bot is never late, nor a seat that a bot plays; a deputy is', () => {
  const lent = (to: 'bot' | number) => sitter({ lent: { to, once: false } });
  expect(lateSeats([sitter({ bot: 'apprentice' }), lent('bot'), lent(0)], [0, 1, 2], 200)).toEqual([2]);
});

test('the others may act for a decider who has left, where nothing is secret', () => {
  const open = { hasSecrets: false, botsAdviseOn: [] };
  const here = sitter({ isPresent: true });
  const away = sitter({});
  const bot = sitter({ bot: 'council', isPresent: true });
  expect(goneDecider({ sitters: [away, here], asked: [0, 1], profile: open })).toBe(0);
  expect(goneDecider({ sitters: [away, here], asked: [1, 0], profile: open })).toBeNull();
  expect(goneDecider({ sitters: [away, here], asked: [0], profile: { hasSecrets: true } })).toBeNull();
  // The next person decides for a bot, and a deputy for a person.
  expect(goneDecider({ sitters: [bot, away, here], asked: [0], profile: open })).toBe(0);
  expect(
    goneDecider({ sitters: [sitter({ lent: { to: 1, once: false } }), here], asked: [0], profile: open }),
  ).toBeNull();
});

test('no person decides for another where there are secrets, and no bot where bots only advise', () => {
  expect(votesIn({ hasSecrets: true })).toEqual(['wait', 'bot-once', 'bot']);
  expect(votesIn({ hasSecrets: false, botsAdviseOn: [] })).toEqual(['wait', 'deputy']);
});
