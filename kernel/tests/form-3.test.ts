import { createHmac } from 'node:crypto';
import { firstLink, follow, headerIn, optionsHashOf, recordOf, undoByConsent, verify } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, headerOf, play, reasonOf, table } from './toy/play.ts';

const undealt = [{ by: 'host', players: [{ seat: 0, name: 'Ada' }], entropyHashes: ['a', 'b'] }] as const;
const form3 = { form: 3, practice: false, bots: [], undealt } as const;

/** A table of three after a draw, with what form 3 says of it. */
function lit(changes: object = {}) {
  const session = play(table([0, 'take 1; strike']), [0, 'bid 1'], [1, 'bid 2'], [2, 'bid 0']);
  return { ...session, header: { ...session.header, ...form3, ...changes } };
}

describe('the first link of form 3', () => {
  const header = { ...headerOf('chained'), ...form3 };
  const hmac = (message: string) =>
    createHmac('sha256', Buffer.from(header.seed, 'hex')).update(message).digest('hex');

  test('covers practice, the seats of bots and the deals that were broken off', () => {
    const { commitment, seats } = header;
    const broken = '[{"by":"host","entropyHashes":["a","b"],"players":[{"name":"Ada","seat":0}]}]';
    const rest = `"game":"candles","options":{},"practice":false,"rules":1,"seats":${seats},"undealt":${broken}`;
    const began = `{"bots":[],"commitment":"${commitment}","entropy":[],${rest}}`;
    expect(firstLink(candles, header).hash).toBe(hmac(began));
    for (const other of [{ practice: true }, { bots: [1] }, { undealt: [] }])
      expect(firstLink(candles, { ...header, ...other }).hash).not.toBe(hmac(began));
  });

  test('of a table of before is what it was, practice or not', () => {
    const before = headerOf('chained');
    expect(firstLink(candles, { ...before, practice: true })).toEqual(firstLink(candles, before));
  });

  test('the hash of the options takes the seed as its key', () => {
    expect(optionsHashOf(header.seed, { b: 1, a: [] })).toBe(hmac('{"a":[],"b":1}'));
  });
});

describe('going back in a log of form 3', () => {
  const back = (changes: object, consent: number[]) => follow(lit(changes), { by: 2, backTo: 1, consent });

  test('past a draw takes the consent of every other seat', () => {
    expect(accepted(back({}, [0, 1])).answers).toBe(1);
    expect(reasonOf(back({}, []))).toBe('refusal.consent');
  });

  test('takes no consent of a bot, and none is needed for practice', () => {
    expect(reasonOf(back({ bots: [0] }, [0, 1]))).toBe('refusal.practice-only');
    expect(reasonOf(back({ bots: [0, 1] }, []))).toBe('refusal.practice-only');
    expect(accepted(back({ bots: [0, 1], practice: true }, [])).answers).toBe(1);
    expect(reasonOf(back({ bots: [0], practice: true }, []))).toBe('refusal.consent');
  });

  test('is free where it is free', () => {
    const taken = table([0, 'take 1; take 2']);
    const session = { ...taken, header: { ...taken.header, ...form3 } };
    expect(accepted(follow(session, { by: 0, backTo: 1, consent: [] })).answers).toBe(1);
    expect(reasonOf(follow(session, { by: 0, backTo: 0, consent: [] }))).toBe('refusal.consent');
  });

  test('at a table of one is free or for practice; a log of before does not say', () => {
    const alone = (changes: object) => lit({ seats: 1, ...changes });
    const entry = { by: 0, backTo: 1, consent: [] };
    expect(reasonOf(follow(alone({}), entry))).toBe('refusal.practice-only');
    expect(accepted(follow(alone({ practice: true }), entry)).answers).toBe(1);
    expect(accepted(follow(alone({ form: undefined }), entry)).answers).toBe(1);
  });

  test('is over with the game', () => {
    const session = lit();
    const over = { ...session, moment: { ...session.moment, asks: [] } };
    expect(reasonOf(follow(over, { by: 2, backTo: 1, consent: [0, 1] }))).toBe('refusal.over');
  });
});

test('a record of form 3 names all of that, and practice that was added later is found', async () => {
  const session = accepted(undoByConsent(lit(), 2, { backTo: 1, consent: [0, 1] }));
  const lines = [...recordOf(session)] as Record<string, unknown>[];
  expect(lines[0]).toMatchObject({ audit: 3, practice: false, bots: [], undealt });
  expect(headerIn(lines[0] ?? {})).toMatchObject(form3);
  const faultOf = async (forged: readonly object[]) => {
    async function* written() {
      for (const line of forged) yield JSON.stringify(line);
    }
    return (await verify(written(), () => candles as never)).fault?.wrong;
  };
  // The game is not over, and that is found last.
  expect(await faultOf(lines)).toMatchObject({ reason: { key: 'verdict.unfinished' } });
  expect(await faultOf(lines.with(0, { ...lines[0], practice: true }))).toMatchObject({ path: 'link' });
  expect(await faultOf(lines.with(0, { ...lines[0], undealt: [] }))).toMatchObject({ path: 'link' });
  expect(await faultOf(lines.with(0, { ...lines[0], undealt: [1] }))).toMatchObject({
    reason: { key: 'verdict.bad-header' },
  });
});
